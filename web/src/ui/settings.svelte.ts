/** What a person likes: kept in this browser, applied to the page at once. */
import { LANGUAGES, type Language } from '$words/fluent';

const KEY = 'kontor-settings';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'off';
/** How long what others did is shown. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** Carry out what can be undone as soon as it is chosen. */
  actAtOnce: boolean;
  /** The side panel is open. */
  panel: boolean;
  /** Draw the table generically, also where there is a board. */
  plain: boolean;
  /** The key N leads to the next match that waits. */
  nextKey: boolean;
  /** Say what an action gives away before it is carried out. */
  warn: boolean;
  /** Give an answer that has no alternative. */
  onlyAnswer: boolean;
}

function spoken(): Language {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === preferred.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en'
  );
}

function read(): Kept {
  const usual: Kept = {
    language: spoken(),
    theme: 'system',
    motion: 'system',
    pace: 'normal',
    sound: false,
    actAtOnce: false,
    panel: true,
    plain: false,
    nextKey: true,
    warn: true,
    onlyAnswer: true,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Settings implements Kept {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  pace = $state<Pace>('normal');
  sound = $state(false);
  actAtOnce = $state(false);
  panel = $state(true);
  plain = $state(false);
  nextKey = $state(true);
  warn = $state(true);
  onlyAnswer = $state(true);
  /** What the system says, while the theme follows it. */
  private systemDark = $state(false);

  constructor() {
    Object.assign(this, read());
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    this.systemDark = dark.matches;
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.systemDark : this.theme === 'dark';
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.motion !== 'off' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Keep everything, and let the page follow: call it in an effect. */
  apply(): void {
    const { language, theme, motion, pace, sound, actAtOnce, panel, plain, nextKey, warn, onlyAnswer } = this;
    const kept: Kept = { language, theme, motion, pace, sound, actAtOnce, panel, plain, nextKey, warn, onlyAnswer };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A page from the disk may have no storage: then it is as it was at the next visit.
    }
    const page = document.documentElement;
    page.lang = language;
    page.dataset.theme = this.dark ? 'dark' : 'light';
    page.dataset.motion = this.moving ? 'on' : 'off';
  }
}

export const settings = new Settings();
