/** The shell's own texts, in the language of the settings; German is loaded when it is spoken. */
import { settings } from '$ui/settings.svelte';
import { Messages, type Language, type Variables } from './fluent';

const sources = import.meta.glob<string>('./messages/*/*.ftl', { query: '?raw', import: 'default' });

class Words {
  private messages = $state.raw<Messages | null>(null);

  /** Load the texts of a language; say() speaks it from then on. */
  async load(language: Language): Promise<void> {
    const files = Object.entries(sources).filter(([path]) => path.startsWith(`./messages/${language}/`));
    this.messages = new Messages(language, ...(await Promise.all(files.map(([, load]) => load()))));
  }

  get ready(): boolean {
    return this.messages !== null;
  }

  /** The language that is spoken now. */
  get language(): Language {
    return this.messages?.language ?? settings.language;
  }

  say(key: string, variables?: Variables): string {
    return this.messages?.say(key, variables) ?? '';
  }

  has(key: string): boolean {
    return this.messages?.has(key) ?? false;
  }
}

export const words = new Words();
/** A text of the shell. */
export const say = (key: string, variables?: Variables): string => words.say(key, variables);
