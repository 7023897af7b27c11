pearls-beach = Der Strand
pearls-row = { $coins } Münzen, { $row }
