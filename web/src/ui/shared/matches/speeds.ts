/** Speeds: how much time people have, from an evening together to weeks apart, and what each means in words. */
import { answered, GET, type Schemas } from '$api/http';
import { say } from '$words/words.svelte';
import { span } from '$ui/shared/lists';

export type Speed = Schemas['Speed'];
export type Slug = Speed['speed'];

let loading: Promise<Speed[]> | null = null;

/** Ask for the presets once. */
export function loadSpeeds(): Promise<Speed[]> {
  loading ??= answered(GET('/api/speeds')).catch((problem: unknown) => {
    loading = null;
    throw problem;
  });
  return loading;
}

/** A length of time that no line breaks. */
const unbroken = (seconds: number): string => span(seconds, 'short').replaceAll(' ', '\u00a0');

/** What a speed means: the bank, what is added, the most one can have, and whether there are nights. */
export function means(speed: Speed): string {
  if (speed.bank === null) return say(`speed-${speed.speed}.about`);
  const [bank, increment, cap] = [speed.bank, speed.increment, speed.cap].map(unbroken);
  return say(speed.rests ? 'speed-means-rests' : 'speed-means', { bank: bank!, increment: increment!, cap: cap! });
}

/** The clock of a table in figures: what everybody starts with, and what a turn adds. */
export function figures(speed: Speed | undefined): string {
  if (!speed || speed.bank === null) return '';
  return say('speed-figures', { bank: unbroken(speed.bank), increment: unbroken(speed.increment) });
}

/** A line about a table with its speed, if it has clocks. */
export const timed = (state: string, speed: Slug): string =>
  speed === 'untimed' ? state : `${state} · ${say(`speed-${speed}`)}`;
