error-budget = „{ $written }“ ist keine Bedenkzeit: Schreib Sekunden wie 0.1s oder Simulationen wie 200sims.
