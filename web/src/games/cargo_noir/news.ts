/** What happened in the ports since the player's last turn, found by comparing positions. */
import { phaseOf, type View } from './data';

export interface Note {
  readonly what: 'captured' | 'left' | 'came' | 'raised';
  readonly seat: number;
  readonly coins: number;
}

/** The number of a turn in the match. */
const turnOf = ({ round, active, start_player, players }: View): number =>
  round * players.length + ((active - start_player + players.length) % players.length);

export class News {
  private before: View | null = null;
  private notes: Record<string, Note[]> = {};

  /** Take in a position and return the notes by port. A spectator gets none, and the player's own actions are no news. */
  follow(view: View, me: number | null): Readonly<Record<string, readonly Note[]>> {
    const before = this.before;
    this.before = view;
    if (me === null || !before || before === view) return this.notes;
    const mineEnded = before.active === me && view.active !== me;
    const turns = turnOf(view) - turnOf(before);
    const elsewhere = turns < 0 || turns > view.players.length;
    this.notes = mineEnded || elsewhere ? {} : { ...this.notes };
    if (elsewhere) return this.notes;
    for (const [port, { stacks, tiles }] of Object.entries(view.ports)) {
      const was = before.ports[port];
      if (!was) continue;
      const refilled = tiles.some((tile) => !was.tiles.includes(tile));
      stacks.forEach((coins, seat) => {
        const had = was.stacks[seat] ?? 0;
        if (seat === me || coins === had) return;
        const what = coins ? (had ? 'raised' : 'came') : refilled ? 'captured' : 'left';
        // Within a turn, ships act at its beginning and come at its end, and several steps may arrive at once; the other
        // way round it is a step back, in a replay or undone.
        const forth = what === 'came' ? phaseOf(view) === 'send' : phaseOf(before) === 'ships';
        if (turns === 0 && (seat !== view.active || !forth || (coins && coins < had))) return;
        const others = (this.notes[port] ?? []).filter((note) => note.seat !== seat || note.what === 'captured');
        this.notes[port] = [...others, { what, seat, coins: coins || had }];
      });
    }
    return this.notes;
  }
}
