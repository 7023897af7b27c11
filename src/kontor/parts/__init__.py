"""What two or more of the games have in common, in the words of their rulebooks; nothing else."""
