"""What one seat may see (View) and is told (Event): plain data that cannot give a live quarto away."""
