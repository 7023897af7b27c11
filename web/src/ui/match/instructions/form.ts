/** The form of an instruction: values in, instruction out. The server says what each field may hold. */
import type { Schemas } from '$api/http';

export type Form = Schemas['LabelledForm'];
export type Field = Schemas['LabelledField'];
export type Value = Field['default'];
export type Values = Readonly<Record<string, Value>>;

type Choice = Field['choices'][number]['value'];

const offers = ({ choices }: Field, value: unknown): value is Choice => choices.some((each) => each.value === value);

/** True if a field may hold this value. */
export function takes(field: Field, value: Value): boolean {
  if (value === null && field.optional) return true;
  switch (field.kind) {
    case 'fixed':
      return value === field.default;
    case 'amount':
      return Number.isInteger(value) && field.least <= Number(value) && Number(value) <= field.most;
    case 'choice':
      return offers(field, value);
    case 'choices':
      return (
        Array.isArray(value) &&
        field.least <= value.length &&
        value.length <= field.most &&
        new Set(value).size === value.length &&
        value.every((each) => offers(field, each))
      );
    case 'switch':
      return typeof value === 'boolean';
  }
}

/** The offered value nearest to a wanted one, else the default. A list that is too short stays too short. */
export function fitted(field: Field, wanted: Value | undefined): Value {
  if (field.kind === 'fixed' || wanted === undefined) return field.default;
  if (field.kind === 'amount' && typeof wanted === 'number')
    return Math.min(field.most, Math.max(field.least, Math.round(wanted)));
  if (field.kind === 'choices' && Array.isArray(wanted))
    return [...new Set(wanted)].filter((each) => offers(field, each)).slice(0, field.most);
  return takes(field, wanted) ? wanted : field.default;
}

/** All values of a form: the wanted ones that fit, and the defaults of the other fields. */
export function valuesOf(form: Form, wanted: Values = {}): Values {
  return Object.fromEntries(form.fields.map((field) => [field.name, fitted(field, wanted[field.name])]));
}

/** The fields whose value is not valid yet. */
export const lacking = (form: Form, values: Values): Field[] =>
  form.fields.filter((field) => !takes(field, values[field.name] ?? null));

/** The instruction that these values make; null if a field is not valid. */
export function instructionOf(form: Form, values: Values): Record<string, Value> | null {
  if (lacking(form, values).length) return null;
  const held = form.fields.map((field): [string, Value] => [field.name, values[field.name] ?? null]);
  return { order: form.order, ...Object.fromEntries(held) };
}

/** The form to change a given instruction with, if it is offered now. */
export const formFor = (instruction: unknown, forms: readonly Form[]): Form | undefined =>
  forms.find((form) => form.order === (instruction as { order?: string }).order);

/** The list after a choice was touched: appended, or removed if it was in the list. */
export function touched(list: readonly Choice[], choice: Choice): Choice[] {
  return list.includes(choice) ? list.filter((each) => each !== choice) : [...list, choice];
}

/** The numbers of all instructions after an active one has changed places with its active neighbour. */
export function moved(
  instructions: readonly { readonly number: number; readonly holds: boolean }[],
  number: number,
  by: -1 | 1,
): number[] {
  const numbers = instructions.map((each) => each.number);
  const holding = instructions.filter((each) => each.holds).map((each) => each.number);
  const neighbour = holding[holding.indexOf(number) + by];
  if (neighbour === undefined || !holding.includes(number)) return numbers;
  return numbers.map((each) => (each === number ? neighbour : each === neighbour ? number : each));
}
