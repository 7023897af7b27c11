/** Fluent bundles: the same messages that the server speaks, and the client's own. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];
export type Variables = Record<string, FluentVariable>;

/** Messages of these kinds are sentences, not names of things. */
const SENTENCES = new Set([
  'action',
  'event',
  'question',
  'refusal',
  'change',
  'option',
  'rule',
  'error',
  'guide',
  'game',
  'board',
  'list',
]);

/** Messages of one language, from several sources; a later source wins. */
export class Messages {
  private readonly bundle: FluentBundle;
  /** The keys of messages that only name a thing, by the id of the thing. */
  private readonly names = new Map<string, string>();

  constructor(
    readonly language: Language,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource, { allowOverrides: true });
      for (const entry of resource.body) {
        const [kind = '', ...id] = entry.id.split('-');
        if (id.length && !SENTENCES.has(kind) && typeof entry.value === 'string')
          this.names.set(id.join('-'), entry.id);
      }
    }
  }

  /** The name of a thing by its id alone; null if no plain message has it. */
  naming(id: string): string | null {
    const key = this.names.get(id);
    return key === undefined ? null : this.say(key);
  }

  /** Whether there is a message `key` or `key.attribute`. */
  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** A message with its variables; the key itself if there is none, so that a gap is seen and nothing breaks. */
  say(key: string, variables?: Variables): string {
    const pattern = this.pattern(key);
    return pattern === null ? key : this.bundle.formatPattern(pattern, variables, []);
  }

  private pattern(key: string) {
    const [name = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}
