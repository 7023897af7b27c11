/** An action as a key: the server writes the same action the same way. */
export function keyOf(action: object): string {
  const known = keys.get(action) ?? JSON.stringify(action);
  keys.set(action, known);
  return known;
}
/** Boards ask for the same actions again and again at every touch. */
const keys = new WeakMap<object, string>();
