/** The keys of playback: Space pauses, the right arrow goes on and, while it is paused, the left one back, End skips, X changes the pace. */
import { PACES, settings, type Pace } from '$ui/settings.svelte';
import type { Playback } from './playback.svelte';

/** The pace after this one; the last is followed by the first. */
export const nextPace = (pace: Pace): Pace => PACES[(PACES.indexOf(pace) + 1) % PACES.length]!;

/** What has keys of its own. */
const OWN_KEYS = 'input, select, textarea, button, a, [contenteditable], [role=slider], [role=tab], [role=menu]';

/** Do what a key means while something is played; false if it means nothing. */
export function playbackKey(playback: Playback, event: KeyboardEvent): boolean {
  if (!playback.on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const busy = event.target instanceof Element && event.target.closest(OWN_KEYS);
  if (busy && event.key === ' ') return false;
  if (busy && busy.matches('input, select, textarea, [contenteditable]')) return false;
  if (event.key === ' ') playback.toggle();
  else if (event.key === 'ArrowRight' && event.shiftKey) playback.nextTurn();
  else if (event.key === 'ArrowRight') playback.step();
  else if (event.key === 'ArrowLeft') playback.back();
  else if (event.key === 'End' || event.key === 'Escape') playback.skip();
  else if (event.key === 'x' || event.key === 'X') settings.pace = nextPace(settings.pace);
  else return false;
  event.preventDefault();
  return true;
}
