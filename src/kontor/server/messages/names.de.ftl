## Namen, die niemand gewählt hat

bot-name-deckhand = Matrose { $number }
bot-name-clerk = Schreiber { $number }
bot-name-trader = Händler { $number }
bot-name-factor = Faktor { $number }
bot-name-doge = Doge { $number }
guest-name = Gast { $number }
