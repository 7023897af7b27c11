/** Scenes: what happened, one thing at a time, as the bar tells it and the board shows it. */
import type { Schemas } from '$api/http';
import type { Entry } from '$ui/match/log';

export type Motion = Schemas['Motion'];
type Line = Schemas['LogLine'];

export interface Scene {
  /** The entry of the log that it is a part of. */
  readonly seq: number;
  /** Who did it; null if the rules did it by themselves. */
  readonly seat: number | null;
  /** Whom the sentence is about: the bidder who wins when somebody else passes. */
  readonly about: number | null;
  readonly headline: string;
  /** What keeps the books of it, in words. */
  readonly details: readonly string[];
  readonly motions: readonly Motion[];
  /** What changed or is spoken of, as refs. */
  readonly marks: readonly string[];
  /** Somebody else did it to the reader. */
  readonly toMe: boolean;
}

/** The scenes of an entry, as the server counts them: quiet lines belong to the line before, those at the beginning to the first that is not. What only begins a turn is no scene. */
export function scenesOf(entry: Entry, me: number | null): Scene[] {
  const groups: Line[][] = [];
  let open = true;
  for (const line of entry.lines ?? []) {
    const group = groups.at(-1);
    if (!group || (!line.quiet && !open)) {
      groups.push([line]);
      open = line.quiet ?? false;
    } else {
      group.push(line);
      open = open && (line.quiet ?? false);
    }
  }
  return groups.filter((lines) => !lines.every(opensTurn)).map((lines) => sceneOf(entry, lines, me));
}

/** Whether a line only says whose turn begins: what they do then, or the question to the reader, says it as well. */
const opensTurn = ({ quiet, turn }: Line): boolean => Boolean(quiet) && turn !== null && turn !== undefined;

function sceneOf({ seq, seat }: Entry, lines: readonly Line[], me: number | null): Scene {
  const main = lines.find(({ quiet }) => !quiet) ?? lines[0]!;
  const marks = [...new Set(lines.flatMap((line) => line.marks ?? []))];
  return {
    seq,
    seat,
    about: subjectOf(main) ?? seat,
    headline: main.text,
    details: lines.filter((line) => line !== main && !opensTurn(line)).map(({ text }) => text),
    motions: lines.flatMap((line) => line.motions ?? []),
    marks,
    toMe: me !== null && seat !== me && marks.includes(`seat:${me}`),
  };
}

/** The seat that an event names first; null if it names another thing first. */
function subjectOf({ marks }: Line): number | null {
  const [, seat] = /^seat:(\d+)$/.exec(marks?.[0] ?? '') ?? [];
  return seat === undefined ? null : Number(seat);
}

/** Some scenes in a row by the same player: a turn, or a part of one. */
export interface Run {
  readonly seat: number | null;
  readonly count: number;
}

export function runsOf(scenes: readonly Scene[]): Run[] {
  const runs: { seat: number | null; count: number }[] = [];
  for (const { seat } of scenes) {
    const last = runs.at(-1);
    if (last && last.seat === seat) last.count += 1;
    else runs.push({ seat, count: 1 });
  }
  return runs;
}
