/** What somebody is about to play: the game, its options, the number and level of bots; kept for the next visit. */
import { settled, unusual } from '$ui/shared/matches/options';
import { firstLevel, usualLevel, type Chosen, type Game } from '$ui/shared/games';
import { advice, keptResults, type Advice } from '$ui/shared/results';
import { startSolo, type Plan } from '$ui/shared/matches/create';

const KEY = 'kontor-setup';

interface Kept {
  game: string;
  level: string;
  bots: number;
  options: Record<string, Chosen>;
}

interface Wish {
  /** They have come to the end of a match before. */
  experienced: boolean;
  /** The game that they look at; else the one of last time. */
  slug?: string;
}

export class Setup {
  slug = $state('');
  level = $state('');
  /** Whether this is as it was played last time. */
  readonly kept: boolean;
  /** How many bots were asked for; a game with fewer seats takes fewer. */
  private wanted = $state(3);
  private readonly results = keptResults();
  private options = $state<Record<string, Chosen>>({});

  constructor(
    readonly games: readonly Game[],
    { experienced, slug }: Wish,
  ) {
    const kept = readKept();
    const found = games.find((game) => game.slug === (slug ?? kept.game));
    this.kept = found !== undefined && found.slug === kept.game;
    this.slug = (found ?? games[0])?.slug ?? '';
    const levels = this.game?.levels ?? [];
    const suggested = experienced ? usualLevel(levels) : firstLevel(levels);
    this.level = kept.level && levels.includes(kept.level) ? kept.level : suggested;
    this.wanted = kept.bots ?? 3;
    this.options = kept.options ?? {};
  }

  get game(): Game | undefined {
    return this.games.find((game) => game.slug === this.slug);
  }

  /** What the last matches against bots of this level suggest; null: nothing. */
  get advice(): Advice | null {
    return advice(this.results, this.slug, this.level, this.game?.levels ?? []);
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

  /** Start a match against bots; returns its id. */
  start(): Promise<string> {
    this.keep();
    return startSolo(this.plan(this.bots + 1), this.level);
  }

  keep(): void {
    const kept: Kept = { game: this.slug, level: this.level, bots: this.wanted, options: this.options };
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

/** What was played last in this browser. */
export function readKept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}
