## Standing orders: what is to be done when one is asked later

orders-tab = Orders
orders-title = Standing orders
orders-about = Nobody else can see them. An order acts by itself, at once when you are asked and it applies; otherwise you are asked as usual. It ends when what it was given for is over, or when you take it back.
orders-asked-now = You are asked right now: an order that applies answers at once.
orders-leave = Leave an order
orders-change = Change them
orders-count =
    { $count ->
        [one] one order holds
       *[other] { $count } orders hold
    }
orders-yours = Your standing orders
orders-still = Holds:
orders-no-more = Expired:
orders-holding = In force
orders-first-acts = The first one that applies acts.
orders-ended = Expired
orders-nothing = You have given no order.
orders-new = Give an order
orders-none-now = There is nothing to order at this moment.
orders-acted =
    { $count ->
        [one] It has acted once.
       *[other] It has acted { $count } times.
    }
orders-edit = Change
    .of = Change: { $label }
orders-anew = Give again
    .of = Give again: { $label }
orders-revoke = Take back
    .of = Take back: { $label }
orders-clear = Clear
    .of = Clear: { $label }
orders-up = Ask earlier: { $label }
orders-down = Ask later: { $label }
orders-give = Give order
orders-replace = Change order
orders-given = The order is given.
orders-replaced = The order is changed.
orders-moved = The order now comes at place { $place }.
orders-revoked = The order is taken back.
orders-cleared = The expired order is gone.
orders-none-of = none
orders-ranked = { $label }, place { $place }
orders-ranking = Touch them one after the other: the first one comes first. Touch one again to take it out.
orders-choose =
    { $count ->
        [one] Choose at least one.
       *[other] Choose at least { $count }.
    }
