"""What is made to be felt: sheets for swell paper, and models of board and pieces for a 3D printer."""
