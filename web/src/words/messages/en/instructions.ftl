## Instructions: what is done for you when you are asked later

instructions-tab = Instructions
instructions-title = Instructions
instructions-about = Only you can see your instructions. When you are asked and an instruction fits, it answers for you at once; otherwise you are asked as usual. An instruction ends when its purpose is over or when you take it back.
instructions-asked-now = It is your turn: an instruction that fits answers at once.
instructions-leave = Leave an instruction
instructions-change = Change them
instructions-count =
    { $count ->
        [one] 1 active instruction
       *[other] { $count } active instructions
    }
instructions-yours = Your instructions
instructions-still = Active:
instructions-no-more = Ended:
instructions-holding = Active
instructions-first-acts = The first one that fits answers.
instructions-ended = Ended
instructions-nothing = You have left no instructions.
instructions-new = New instruction
instructions-none-now = There is nothing to leave an instruction for right now.
instructions-acted =
    { $count ->
        [one] Has answered once.
       *[other] Has answered { $count } times.
    }
instructions-edit = Change
    .of = Change: { $label }
instructions-again = Use again
    .of = Use again: { $label }
instructions-revoke = Take back
    .of = Take back: { $label }
instructions-clear = Remove
    .of = Remove: { $label }
instructions-up = Move up: { $label }
instructions-down = Move down: { $label }
instructions-give = Save instruction
instructions-replace = Save changes
instructions-given = Your instruction is active.
instructions-replaced = Your instruction was changed.
instructions-moved = This instruction is now number { $place }.
instructions-revoked = You took the instruction back.
instructions-cleared = The ended instruction was removed.
instructions-none-of = none
instructions-ranked = { $label }, number { $place }
instructions-ranking = Choose them one after the other, the one you want most first. Choose one again to remove it.
instructions-choose =
    { $count ->
        [one] Choose at least one.
       *[other] Choose at least { $count }.
    }
