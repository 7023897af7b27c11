/** What somebody is about to play: the game, its options, the number and level of bots; kept for the next visit. */
import { settled, unusual } from '$ui/shared/matches/options';
import { usualLevel, type Chosen, type Game } from '$ui/shared/games';
import type { Plan } from '$ui/shared/matches/create';

const KEY = 'kontor-setup';

interface Kept {
  game: string;
  level: string;
  bots: number;
}

export class Setup {
  slug = $state('');
  level = $state('');
  /** How many bots were asked for; a game with fewer seats takes fewer. */
  private wanted = $state(3);
  private options = $state<Record<string, Chosen>>({});

  constructor(readonly games: readonly Game[]) {
    const kept = read();
    this.slug = (games.find((game) => game.slug === kept.game) ?? games[0])?.slug ?? '';
    const levels = this.game?.levels ?? [];
    this.level = kept.level && levels.includes(kept.level) ? kept.level : usualLevel(levels);
    this.wanted = kept.bots ?? 3;
  }

  get game(): Game | undefined {
    return this.games.find((game) => game.slug === this.slug);
  }

  /** The numbers of bots that this game can be played with. */
  get amounts(): number[] {
    return (this.game?.seats ?? []).map((seats) => seats - 1).filter((bots) => bots > 0);
  }

  get bots(): number {
    const { amounts } = this;
    return amounts.includes(this.wanted)
      ? this.wanted
      : (amounts.findLast((bots) => bots <= this.wanted) ?? amounts[0] ?? 0);
  }

  set bots(bots: number) {
    this.wanted = bots;
  }

  /** What was chosen for this game, whether or not it fits the number of seats. */
  get chosen(): Chosen {
    return this.options[this.slug] ?? {};
  }

  set chosen(chosen: Chosen) {
    this.options = { ...this.options, [this.slug]: chosen };
  }

  /** The options that differ from the defaults with this number of seats. */
  unusual(seats: number): Chosen {
    const options = this.game?.options ?? [];
    return unusual(options, settled(options, this.chosen, seats));
  }

  plan(seats: number): Plan {
    return { game: this.slug, seats, options: settled(this.game?.options ?? [], this.chosen, seats) };
  }

  keep(): void {
    const kept: Kept = { game: this.slug, level: this.level, bots: this.wanted };
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}
