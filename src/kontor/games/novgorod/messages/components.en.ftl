## Why a component file cannot be used, and what to change in it

error-components-id = the id { $id } does not fit its entry: make it of the card and the side or part, as in c1_front and s1_a.
error-components-progress = orders_dealt and intro_orders together must not exceed orders_in_progress: lower them, or raise that limit.
error-components-discount = the privilege order_discount must not exceed the price of an order: lower it, or raise the price.
error-components-bonus = bonus card { $bonus } must not have a negative value.
error-components-ships = the list ship_level must name every speed above the first one once, without a gap, with a price of at least 0, and at least one of them.
error-components-ring = the places of the cities on the ring must be the numbers from 0 to 7, each once.
error-components-goods = every city needs a good of its own, and all eight goods must have a city.
error-components-city = city { $city } needs 4 prices, the cheapest first, and no negative number.
error-components-chord = the chord must join two cities of the list that are not neighbours on the ring.
error-components-start-city = merchant and pirate must begin in cities of the list.
error-components-manufactory = manufactory { $manufactory } needs a luxury that has a text, and 1 to 3 recipes.
error-components-recipe = a recipe of manufactory { $manufactory } does not fit: it needs different goods from the list, and no negative number.
error-components-row = a row of order { $order } does not fit: it must ask for different goods, or for one luxury.
error-components-career = career { $career } needs steps, numbered from 1 (step), that each cost something, without negative numbers, with no more goods and luxuries than there are.
error-components-number = both sides of a career card need the same number, and the four cards need four different ones.
error-components-part = special order part { $part } must ask for different goods, for a luxury, or for both, without negative numbers.
error-components-few-orders = four players need { $needed } orders: add orders, or lower orders_dealt, intro_orders or open_orders_beside_players.
error-components-ducats = kontors and orders of the introductory rounds can cost { $needed } ducats: raise ducats, or lower prices, intro_kontors (at most 7) or intro_orders.
error-components-diversity = seals_by_distinct must have { $length } numbers, from none to all goods and luxuries, none of them negative.
error-components-first-game = the first game needs 2 different bonus cards of the list.
error-components-column = start_parts must name one part for each of the 4 special orders.
error-components-long = { $rounds } rounds could take too many decisions: lower safety_round to { $most }, or the speeds, privileges.speed or the number of career steps.
