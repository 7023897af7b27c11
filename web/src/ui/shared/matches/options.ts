/** Options of a game: which values can be chosen at this table, why others cannot, and what they are called. */
import type { Messages } from '$words/fluent';
import type { Choice, Chosen, Option } from '$ui/shared/games';

/** What stands in the way of an option: another option has the wrong value, or the table the wrong size. */
export type Hindrance = { kind: 'option'; option: Option; value: Choice } | { kind: 'seats'; seats: number[] };

/** The values of all options as they will be played: what is hindered falls back to its default. */
export function settled(options: readonly Option[], chosen: Chosen, seats: number): Chosen {
  const values: Chosen = Object.fromEntries(options.map((option) => [option.name, fitting(option, chosen, seats)]));
  // One option may hinder the next one, and so on: as often as there are options is always enough.
  for (let round = 0; round < options.length; round++) {
    for (const option of options) {
      if (hindrance(option, options, values, seats)) values[option.name] = option.default;
    }
  }
  return values;
}

/** Why an option cannot be used with these values; null if it can. */
export function hindrance(option: Option, options: readonly Option[], values: Chosen, seats: number): Hindrance | null {
  if (option.needs_seats.length > 0 && !option.needs_seats.includes(seats))
    return { kind: 'seats', seats: option.needs_seats };
  for (const [name, value] of Object.entries(option.needs)) {
    const other = options.find((each) => each.name === name);
    if (other && (values[name] ?? other.default) !== value) return { kind: 'option', option: other, value };
  }
  return null;
}

/** The values that make sense with so many seats: a seat that is not there cannot be named. */
export function choicesAt(option: Option, seats: number): Choice[] {
  return namesSeats(option)
    ? option.choices.filter((choice) => typeof choice !== 'number' || choice < seats)
    : option.choices;
}

/** What differs from the defaults: all that needs to be sent, and to be said. */
export function unusual(options: readonly Option[], values: Chosen): Chosen {
  const differing = options.filter(
    (option) => values[option.name] !== undefined && values[option.name] !== option.default,
  );
  return Object.fromEntries(differing.map((option) => [option.name, values[option.name]!]));
}

/** A switch has two values: yes and no. */
export const isSwitch = (option: Option): boolean => option.choices.every((choice) => typeof choice === 'boolean');

/** Which box is on the table is worth showing next to the number of bots; everything else is a variant. */
export const isEdition = (option: Option): boolean => option.name === 'edition';

/** What an option is called, and what it means: its explanation has both, parted by a colon. */
export function explained(option: Option): { title: string; text: string } {
  const [, title, rest] = /^([^:]{1,60}): *(.*)$/s.exec(option.explanation) ?? [];
  if (!title || !rest) return { title: option.name, text: option.explanation };
  return { title, text: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** What a value is called. */
export function called(messages: Messages, option: Option, choice: Choice): string {
  const own = `option-${option.name}-${String(choice)}`;
  if (messages.has(own)) return messages.say(own);
  const seat = `option-${option.name}-seat`;
  return typeof choice === 'number' && messages.has(seat) ? messages.say(seat, { number: choice + 1 }) : String(choice);
}

/** Numbers next to a word (“drawn by lot”) are seats. */
function namesSeats(option: Option): boolean {
  return (
    option.choices.some((choice) => typeof choice === 'number') &&
    option.choices.some((choice) => typeof choice === 'string')
  );
}

function fitting(option: Option, chosen: Chosen, seats: number): Choice {
  const choice = chosen[option.name];
  return choice !== undefined && choicesAt(option, seats).includes(choice) ? choice : option.default;
}
