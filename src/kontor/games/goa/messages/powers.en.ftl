### What each tile does, in one sentence that follows the name of the tile.

power-flag =
    The player who gets it acts first and takes { $extra_actions ->
        [one] 1 extra action card
       *[other] { $extra_actions } extra action cards
    }.
power-plantation =
    { $fields ->
        [1] It brings 1 sack of { $spice } at once, can be refilled by a harvest, and counts points at the end.
       *[other] It brings { $fields } sacks of { $spice } at once and can be refilled by a harvest.
    }
power-crop_rotation = It brings 1 sack of any spice at once; each harvest can put any spice there.
power-foreman = At the end each of your single plantations counts { $vp } VP.
power-mission_2 = It counts { $vp } VP at the end.
power-mission_3 = It counts { $vp } VP at the end.
power-red_ship =
    Once a round, in your turn, it gives { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }.
power-red_colonist =
    Once a round, in your turn, it gives { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }.
power-red_ducats =
    Once a round, in your turn, it gives { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
power-red_spice =
    Once a round, in your turn, it gives { $spices ->
        [one] 1 spice for a free field
       *[other] { $spices } spices for free fields
    }.
power-red_expedition =
    Once a round, in your turn, it gives { $cards ->
        [one] 1 expedition card
       *[other] { $cards } expedition cards
    }.
power-espionage = Once, in your turn and without spending an action, you use the row of an opponent: to build ships, to harvest, to collect taxes, or for the colonists of a founding.
power-extra_harvest =
    Once, in your turn, it fills up to { $tiles ->
        [one] 1 plantation or colony
       *[other] { $tiles } plantations or colonies
    } completely.
power-resupply =
    Once, in your turn, reveal { $revealed ->
        [one] 1 card
       *[other] { $revealed } cards
    }: take as many ships, colonists or spices as there are colonists on them.
power-vice_king = Once, in your turn, it moves your least advanced marker one row down for free.
power-duty =
    Once, in your turn, return { $required ->
        [one] 1 spice
       *[other] { $required } spices
    }: that counts { $vp } VP at the end.
power-swap = Once, in your turn, exchange it for any tile of the grid.
power-ships_4 =
    It gives { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } at once.
power-colonists_4 =
    It gives { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    } at once.
power-ships_or_colonists =
    It gives { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } or { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    } at once, as you choose.
power-settlement =
    It gives { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }, { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    } and { $extra_actions ->
        [one] 1 extra action card
       *[other] { $extra_actions } extra action cards
    } at once.
power-extra_actions_2 =
    It gives { $extra_actions ->
        [one] 1 extra action card
       *[other] { $extra_actions } extra action cards
    } at once.
power-expeditions_2 =
    It gives { $cards ->
        [one] 1 expedition card
       *[other] { $cards } expedition cards
    } at once, even above the hand limit.
power-expeditions_3 =
    It gives { $cards ->
        [one] 1 expedition card
       *[other] { $cards } expedition cards
    } at once, even above the hand limit.
power-favor = It gives one of the removed tiles at once.
