/** How long a scene is shown: long enough to read its caption. */
import type { Pace } from '$ui/settings.svelte';
import type { Scene } from './scenes';

/** Milliseconds that a scene with a short caption is shown. */
export const SCENE_MS: Record<Pace, number> = { slow: 1400, normal: 700, fast: 350, instant: 0 };
/** Letters that are read in that time, and milliseconds at normal pace for each further one. */
const SHORT_LETTERS = 50;
const LETTER_MS = 12;
/** Milliseconds that a long caption adds at most, at normal pace. */
const MAX_EXTRA_MS = 700;
/** A thing that is named with its marks in brackets is drawn as a picture, and read at a glance. */
const DRAWN = / \([^)]*\)/g;

/** Milliseconds that a scene is shown at a pace; what was done to the reader twice as long as a short caption needs. */
export function holdMs({ headline, toMe }: Pick<Scene, 'headline' | 'toMe'>, pace: Pace): number {
  const letters = headline.replaceAll(DRAWN, '').length;
  const extra = Math.min(MAX_EXTRA_MS, Math.max(0, letters - SHORT_LETTERS) * LETTER_MS);
  const ratio = SCENE_MS[pace] / SCENE_MS.normal;
  return SCENE_MS[pace] + Math.max(extra, toMe ? SCENE_MS.normal : 0) * ratio;
}
