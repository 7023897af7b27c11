## Names that nobody chose

bot-name-deckhand = Deckhand { $number }
bot-name-clerk = Clerk { $number }
bot-name-trader = Trader { $number }
bot-name-factor = Factor { $number }
bot-name-doge = Doge { $number }
guest-name = Guest { $number }
