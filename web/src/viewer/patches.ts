/** Differences between two JSON values, as `kontor.signed.patches` writes them. */

export interface Patch {
  readonly '='?: unknown;
  readonly k?: Readonly<Record<string, Patch>>;
  readonly '-'?: readonly string[];
  readonly i?: Readonly<Record<string, Patch>>;
}

/** The value after a patch; nothing of the value before it is changed. */
export function patched(before: unknown, patch: Patch | null | undefined): unknown {
  if (!patch) return before;
  if ('=' in patch) return patch['='];
  if (patch.i) {
    const { i } = patch;
    return (before as unknown[]).map((value, at) => patched(value, i[at]));
  }
  const after = { ...(before as Record<string, unknown>) };
  for (const key of patch['-'] ?? []) delete after[key];
  for (const [key, each] of Object.entries(patch.k ?? {})) after[key] = patched(after[key], each);
  return after;
}
