/** Levels of bots in words; a level that this client does not know is called by its own name. */
import { say, words } from '$words/words.svelte';

/** Whom one plays against: “3 Clerks”. */
export function against(level: string, bots: number): string {
  const own = `level-${level}.against`;
  return words.has(own) ? say(own, { bots }) : say('level-against', { bots });
}
