"""Who is there: the caretaker, pauses, substitutes, nights and holidays, and clocks that ran out."""
