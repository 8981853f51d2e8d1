"""Pieces and boards as SVG, from a View; nothing here can see a quarto."""
