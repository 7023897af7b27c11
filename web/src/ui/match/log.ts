/** The log as a story: turns as blocks that begin with their heading, in the order in which things happened. */
import type { Schemas } from '$api/http';

export type Entry = Schemas['EntryView'];

export interface TurnLine {
  text: string;
  rule: string | null;
  undone: boolean;
  /** How often it happened in a row. */
  times: number;
  /** A text of the shell instead of one of the game; it may name whose line it is. */
  key?: string;
  variables?: Record<string, string>;
  /** Another seat that the line is about. */
  about?: number;
  /** The seat whose turn begins with it. */
  turn?: number | null;
}

export interface Turn {
  /** Tells it from all others: one entry may end a turn and begin the next. */
  key: string;
  seat: number | null;
  /** It tells of the beginning; other turns without a seat are nobody's. */
  opening: boolean;
  lines: TurnLine[];
  /** Others did it since the player's last decision. */
  fresh: boolean;
}

export function told(entries: readonly Entry[], me: number | null): Turn[] {
  const last = entries.findLast((entry) => entry.kind === 'action' && entry.seat === me)?.seq ?? -1;
  const undone = takenBack(entries);
  const turns: Turn[] = [];
  for (const entry of entries) {
    const lines = linesOf(entry, undone.has(entry.seq));
    if (!lines.length) continue;
    const fresh = me !== null && entry.seq > last && entry.kind === 'action';
    const opening = entry.kind === 'opening';
    for (const [number, line] of lines.entries()) {
      const begins = line.turn ?? null;
      const seat = begins ?? (number ? (turns.at(-1)?.seat ?? null) : entry.seat);
      const open = turns.at(-1);
      const same = open?.seat === seat && open.fresh === fresh && open.opening === opening;
      if (open && same && begins === null) open.lines.push(line);
      else
        turns.push({ key: `${entry.seq}-${number}`, seat, opening: opening && begins === null, lines: [line], fresh });
    }
  }
  return turns.map((turn) => ({ ...turn, lines: together(turn.lines) }));
}

/** The same line several times in a row becomes one. */
function together(lines: readonly TurnLine[]): TurnLine[] {
  const told: TurnLine[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const same = last?.text === line.text && last.rule === line.rule && last.undone === line.undone;
    if (last && same && !line.key) last.times += 1;
    else told.push({ ...line });
  }
  return told;
}

/** The sequence numbers of entries that were undone. */
export function takenBack(entries: readonly Entry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind !== 'undo') continue;
    for (const other of entries) {
      if (other.kind === 'action' && other.seq > (entry.undone_to ?? 0) && other.seq < entry.seq) gone.add(other.seq);
    }
  }
  return gone;
}

/** An empty line with a text of the shell. */
const OWN: TurnLine = { text: '', rule: null, undone: false, times: 1 };

/** A kind of entry that only a newer server knows is told by its lines, if it has any. */
function linesOf(entry: Entry, undone: boolean): TurnLine[] {
  if (entry.kind === 'undo') return [{ ...OWN, key: 'log-undone' }];
  if (entry.kind === 'chair')
    return [{ ...OWN, key: keyOf(entry.chair), variables: { name: entry.chair?.name ?? '' } }];
  if (entry.kind === 'continued') return [{ ...OWN, key: 'log-continued' }];
  if (entry.kind === 'sitting') return saidOf(entry.sitting);
  return (entry.lines ?? []).map(({ text, rule, turn }) => ({ text, rule, undone, times: 1, turn }));
}

/** Who plays the seat now: a bot for good, the caretaker, or a person who came back or took over. */
function keyOf(chair: Entry['chair']): string {
  if (chair?.kind !== 'person') return 'log-bot-seated';
  return chair.caretaker ? 'log-caretaker' : 'log-seated';
}

/** Notices about a pause or a substitute; rest times concern nobody else. */
function saidOf(sitting: Entry['sitting']): TurnLine[] {
  if (!sitting || sitting.said === 'rests') return [];
  return [{ ...OWN, key: `log-${sitting.said}`, about: sitting.about ?? undefined }];
}
