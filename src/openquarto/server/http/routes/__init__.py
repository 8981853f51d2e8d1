"""The routes by what they are about; each describes itself for programs."""
