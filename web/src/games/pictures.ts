/** Pictures of the tables, taken by `gallery/pictures.mjs`: for each language and theme one, in the folder of the game. */
import type { Language } from '$words/fluent';

const found = import.meta.glob<string>('./*/pictures/table-*.webp', { query: '?url', import: 'default', eager: true });

/** The size of every picture, in pixels. */
export const PICTURE_SIZE = { width: 1440, height: 900 };

/** The address of the picture of a table; null if there is none. */
export const tablePicture = (game: string, language: Language, theme: 'light' | 'dark'): string | null =>
  found[`./${game}/pictures/table-${language}-${theme}.webp`] ?? null;
