/** Bringing a file to the server, and what the page says of where it comes from. */
import { answered, DELETE, POST, Problem, type Schemas } from '$api/http';
import { ago } from '$ui/shared/lists';
import { say } from '$words/words.svelte';

export type Imported = Schemas['ImportView'];

/** What the server takes; the page of a match is the largest of its files. */
export const MAX_BYTES = 4 * 1024 * 1024;

/** Import a file; the id of the match. A Problem says what is wrong with it. */
export async function bring(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new Problem(413, 'too-large', say('import-too-large'));
  const text = await file.text().catch(() => {
    throw new Problem(400, 'no-file', say('import-no-file'));
  });
  return (await answered(POST('/api/imports', { body: { file: text } }))).match;
}

export async function remove(match: string): Promise<void> {
  await answered(DELETE('/api/imports/{match}', { params: { path: { match } } }));
}

/** Who has signed the file, and when it was brought, in a few words. */
export const stateOf = ({ signed, key, imported_at }: Imported): string =>
  say('import-state', { signed, key, when: ago(imported_at) });

/** Who has signed the file, in a sentence. */
export const signedBy = ({ signed, key, site }: Imported): string =>
  say('import-signed', { signed, key, site: site || 'none' });
