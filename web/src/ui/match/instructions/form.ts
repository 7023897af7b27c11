/** The form of a standing order: values in, order out. What a field may hold is what the server says of it. */
import type { Schemas } from '$api/http';

export type Form = Schemas['LabelledForm'];
export type Field = Schemas['LabelledField'];
export type Value = Field['default'];
export type Values = Readonly<Record<string, Value>>;

type Choice = Field['choices'][number]['value'];

const offers = ({ choices }: Field, value: unknown): value is Choice => choices.some((each) => each.value === value);

/** Whether a field may hold a value. */
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

/** The value nearest to a wanted one that the field offers; its default if there is none. Too short a list stays one. */
export function fitted(field: Field, wanted: Value | undefined): Value {
  if (field.kind === 'fixed' || wanted === undefined) return field.default;
  if (field.kind === 'amount' && typeof wanted === 'number')
    return Math.min(field.most, Math.max(field.least, Math.round(wanted)));
  if (field.kind === 'choices' && Array.isArray(wanted))
    return [...new Set(wanted)].filter((each) => offers(field, each)).slice(0, field.most);
  return takes(field, wanted) ? wanted : field.default;
}

/** All values of a form: those that are wanted, as far as they fit, and the defaults of the others. */
export function valuesOf(form: Form, wanted: Values = {}): Values {
  return Object.fromEntries(form.fields.map((field) => [field.name, fitted(field, wanted[field.name])]));
}

/** The fields that do not hold what they should yet. */
export const lacking = (form: Form, values: Values): Field[] =>
  form.fields.filter((field) => !takes(field, values[field.name] ?? null));

/** The order that a form with these values makes; null if a field does not fit. */
export function orderOf(form: Form, values: Values): Record<string, Value> | null {
  if (lacking(form, values).length) return null;
  const held = form.fields.map((field): [string, Value] => [field.name, values[field.name] ?? null]);
  return { order: form.order, ...Object.fromEntries(held) };
}

/** The form by which an order that was given can be changed now, if there is one. */
export const formFor = (order: unknown, forms: readonly Form[]): Form | undefined =>
  forms.find((form) => form.order === (order as { order?: string }).order);

/** A list of choices after one of them was touched: it comes last, or goes out if it was in. */
export function touched(list: readonly Choice[], choice: Choice): Choice[] {
  return list.includes(choice) ? list.filter((each) => each !== choice) : [...list, choice];
}

/** The numbers of all orders after one of those that hold changed places with its neighbour. */
export function moved(
  orders: readonly { readonly number: number; readonly holds: boolean }[],
  number: number,
  by: -1 | 1,
): number[] {
  const numbers = orders.map((each) => each.number);
  const holding = orders.filter((each) => each.holds).map((each) => each.number);
  const neighbour = holding[holding.indexOf(number) + by];
  if (neighbour === undefined || !holding.includes(number)) return numbers;
  return numbers.map((each) => (each === number ? neighbour : each === neighbour ? number : each));
}
