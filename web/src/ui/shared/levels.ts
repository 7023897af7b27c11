/** Levels of bots in words; a level that this client does not know is called by its own name. */
import { say, words } from '$words/words.svelte';

/** Whom one plays against: “3 Clerks”. */
export function against(level: string, bots: number): string {
  const own = `level-${level}.against`;
  return words.has(own) ? say(own, { bots }) : say('level-against', { bots });
}

/** How a level is called: “Trader”, or the name of the one bot that it has. */
export function called(level: string): string {
  return words.has(`level-${level}`) ? say(`level-${level}`) : level;
}

/** What a level is like, in a few words; empty if this client does not know it. */
export function about(level: string): string {
  return words.has(`level-${level}.about`) ? say(`level-${level}.about`) : '';
}

/** What a level is like, and its rating in a game, in the points in which people read theirs. */
export function described(level: string, points: number | undefined): string {
  const rating = points === undefined ? '' : say('level-rating', { points });
  return [about(level), rating].filter(Boolean).join(' · ');
}

/** Whether the bot of a level has a style of its own. */
export function hasHabit(level: string | null | undefined): level is string {
  return Boolean(level) && words.has(`level-${level}.habit`);
}

/** How a bot with a style likes to play, as a sentence. */
export function habit(level: string, name: string): string {
  return say(`level-${level}.habit`, { name });
}

/** What fills the empty seats: Traders come with names and styles, one of each kind. */
export function filling(level: string): string {
  return level === 'trader' ? 'mixed' : level;
}
