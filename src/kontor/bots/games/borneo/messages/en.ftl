### Reasons that hints give in Borneo. Each is a clause that can stand alone or follow "but": what follows from
### the action. `more` and `less` are about the player who is asked, `held` and `helped` about another player.

reason-borneo-points =
    .more = you get ahead on points
    .less = you fall behind on points
    .held = { $seat } gets fewer points
    .helped = { $seat } gets more points
reason-borneo-goods =
    .more = you have more goods in your warehouse
    .less = you have fewer goods in your warehouse
    .held = { $seat } has fewer goods in the warehouse
    .helped = { $seat } has more goods in the warehouse
reason-borneo-orders =
    .more = you come closer to your next order
    .less = you are further from your next order
    .held = { $seat } is further from the next order
    .helped = { $seat } comes closer to the next order
reason-borneo-same =
    .more = you come closer to an order for one single spice
    .less = you are further from an order for one single spice
    .held = { $seat } is further from an order for one single spice
    .helped = { $seat } comes closer to an order for one single spice
reason-borneo-each =
    .more = you come closer to an order for all four spices
    .less = you are further from an order for all four spices
    .held = { $seat } is further from an order for all four spices
    .helped = { $seat } comes closer to an order for all four spices
reason-borneo-ship =
    .more = you have the pirate ship
    .less = you do without the pirate ship
    .held = { $seat } does without the pirate ship
    .helped = { $seat } has the pirate ship
reason-borneo-ranks =
    .more = you stand first in more companies
    .less = you stand first in fewer companies
    .held = { $seat } stands first in fewer companies
    .helped = { $seat } stands first in more companies
reason-borneo-low =
    .more = fewer of your merchants have rank 3 or lower
    .less = more of your merchants have rank 3 or lower
    .held = more merchants of { $seat } have rank 3 or lower
    .helped = fewer merchants of { $seat } have rank 3 or lower
reason-borneo-exposed =
    .more = fewer of your merchants have a rival directly below them
    .less = more of your merchants have a rival directly below them
    .held = more merchants of { $seat } have a rival directly below them
    .helped = fewer merchants of { $seat } have a rival directly below them
reason-borneo-income =
    .more = your ranks promise more cargo from the ports to come
    .less = your ranks promise less cargo from the ports to come
    .held = the ranks of { $seat } promise less cargo from the ports to come
    .helped = the ranks of { $seat } promise more cargo from the ports to come
reason-borneo-monopoly =
    .more = companies in which you stand well come closer to a monopoly
    .less = companies in which you stand well are further from a monopoly
    .held = companies in which { $seat } stands well are further from a monopoly
    .helped = companies in which { $seat } stands well come closer to a monopoly
reason-borneo-distribution =
    .more = you may soon lay the last card of a port yourself
    .less = you are less likely to lay the last card of a port
    .held = { $seat } is less likely to lay the last card of a port
    .helped = { $seat } may soon lay the last card of a port
reason-borneo-turn =
    .more = your next turn comes sooner
    .less = your next turn comes later
    .held = the next turn of { $seat } comes later
    .helped = the next turn of { $seat } comes sooner
reason-borneo-hand =
    .more = you have more cards in hand
    .less = you have fewer cards in hand
    .held = { $seat } has fewer cards in hand
    .helped = { $seat } has more cards in hand
reason-borneo-flags =
    .more = you hold more flags of companies in which you stand well
    .less = you hold fewer flags of companies in which you stand well
    .held = { $seat } holds fewer flags of companies in which { $seat } stands well
    .helped = { $seat } holds more flags of companies in which { $seat } stands well
reason-borneo-attack =
    .more = you keep cards to attack the rank directly above you
    .less = you have fewer cards to attack the rank directly above you
    .held = { $seat } has fewer cards to attack the rank directly above
    .helped = { $seat } keeps cards to attack the rank directly above

## What the gate counts as wasted.

waste-merchants-to-and-fro = merchants who went straight back
waste-goods-left = cards left in the warehouse

## The next step of a plan, as an infinitive: `named` if it is known which $thing it is about.

plan-borneo-order = complete an order
    .named = complete the order “{ $thing }”
plan-borneo-transfer = move a merchant
    .named = move a merchant to { $thing }
plan-borneo-attack = attack somebody
    .named = attack in { $thing }
