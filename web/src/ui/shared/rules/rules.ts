/** The rules reference of a game, read from its messages: sections as the file heads them, rules by their ids. */
import type { Spoken } from '$ui/shared/games';

export interface Rule {
  id: string;
  /** Its paragraphs. */
  text: string[];
}

export interface Section {
  title: string;
  rules: Rule[];
}

export interface Reference {
  about: string;
  credits: string;
  guide: string[];
  sections: Section[];
}

/** Keys of messages have no dots: `rule-BOR-T2_8` is the rule BOR-T2.8. */
export const keyOf = (rule: string): string => `rule-${rule.replaceAll('.', '_')}`;
export const ruleOf = (key: string): string => key.replace(/^rule-/, '').replaceAll('_', '.');

/** Read the whole reference. Rules of the table itself, which come first in the file, are put last. */
export function readReference({ messages, source }: Spoken): Reference {
  const sections: Section[] = [];
  let title = '';
  for (const line of source.split('\n')) {
    const [, heading] = /^## +(.+)$/.exec(line) ?? [];
    const [, key] = /^(rule-[\w-]+) *=/.exec(line) ?? [];
    if (heading) title = heading.trim();
    if (!key) continue;
    if (sections.at(-1)?.title !== title) sections.push({ title, rules: [] });
    sections.at(-1)!.rules.push({ id: ruleOf(key), text: paragraphs(messages.say(key)) });
  }
  const own = (section: Section) => section.rules.every(({ id }) => id.startsWith('KON-'));
  const guide: string[] = [];
  while (messages.has(`guide-${guide.length + 1}`)) guide.push(messages.say(`guide-${guide.length + 1}`));
  return {
    about: messages.has('game-about') ? messages.say('game-about') : '',
    credits: messages.has('game-credits') ? messages.say('game-credits') : '',
    guide,
    sections: [...sections.filter((section) => !own(section)), ...sections.filter(own)],
  };
}

/** These rules, in this order; those that the reference does not have are left out. */
export function rulesOf(sections: readonly Section[], ids: readonly string[]): Rule[] {
  const all = new Map(sections.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule])));
  return ids.flatMap((id) => all.get(id) ?? []);
}

/** The rules whose id or text has all words that somebody looks for; sections without any are left out. */
export function found(sections: readonly Section[], sought: string): Section[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  const fits = (rule: Rule, title: string) => {
    const all = `${rule.id} ${title} ${rule.text.join(' ')}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter((rule) => fits(rule, title)) }))
    .filter(({ rules }) => rules.length > 0);
}

export interface Piece {
  text: string;
  /** The rule that this piece names, if it does. */
  rule: string | null;
}

/** A text cut where it names other rules, so that they can be followed. */
export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(/\b([A-Z]{3}-[A-Z]{1,2}\d+(?:\.\d+)?[a-z]?)\b/)
    .filter(Boolean)
    .map((piece) => ({ text: piece, rule: known.has(piece) ? piece : null }));
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
}
