/** What the client keeps in the browser of a person's likes. */
export interface Kept {
  language: 'en' | 'de';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'off';
  pace: 'slow' | 'normal' | 'fast' | 'instant';
  sound: boolean;
  actAtOnce: boolean;
  panel: boolean;
  plain: boolean;
  nextKey: boolean;
  warn: boolean;
  onlyAnswer: boolean;
}
