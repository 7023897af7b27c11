/** Matches that cannot be opened here: they stay in every list, with the reason. */
import { say, words } from '$words/words.svelte';
import type { Table } from './my-matches';

/** Why a match cannot be opened; empty if it can. A reason that only a newer server knows is told in general. */
export function whyUnavailable({ unavailable }: Table): string {
  if (!unavailable) return '';
  const key = `unavailable-${unavailable}`;
  return say(words.has(key) ? key : 'unavailable-unreadable');
}
