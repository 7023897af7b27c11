/** The keys of hints: L asks for them and puts them away, 1 to 3 choose one. */
import type { Asking } from '$ui/match/decision/asking.svelte';

/** Where letters and digits are written. */
const WRITING = 'input, select, textarea, [contenteditable], [role=dialog], [role=menu]';

/** Do what a key means for hints. */
export function hintKey(asking: Pick<Asking, 'hint' | 'hinting'>, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest(WRITING)) return;
  const number = Number(event.key);
  if (event.key.toLowerCase() === 'l') void asking.hint();
  else if (asking.hinting.list?.[number - 1]) asking.hinting.choose(number - 1);
  else return;
  event.preventDefault();
}
