"""`python -m kontor.cli` is the `kontor` command."""

from kontor.cli import main

if __name__ == "__main__":
    main()
