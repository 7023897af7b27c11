pearls-beach = The beach
pearls-row = { $coins } coins, { $row }
