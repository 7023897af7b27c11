/** A match as one file: verified in this browser, then shown. No request is made. */
import './fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/table.css';
import { mount } from 'svelte';
import { canDigest } from '$ui/luck/digest';
import { settings } from '$ui/settings.svelte';
import { words } from '$words/words.svelte';
import { Changed, verify } from './file';
import Refused from './Refused.svelte';
import Viewer from './Viewer.svelte';

/** The text of a block of data. */
const data = (id: string): HTMLElement => document.getElementById(id)!;

/** The page without its data, as the browser has read it. */
function shellOf(...blocks: HTMLElement[]): string {
  const texts = blocks.map((block) => block.textContent);
  for (const block of blocks) block.textContent = '';
  const shell = document.compatMode === 'CSS1Compat' ? document.documentElement.outerHTML : '';
  blocks.forEach((block, at) => (block.textContent = texts[at]!));
  return shell;
}

async function show(): Promise<void> {
  const [record, shown] = [data('record'), data('shown')];
  const shell = shellOf(record, shown);
  const target = document.getElementById('viewer')!;
  const found = await (
    canDigest() ? verify(record.textContent, shown.textContent, shell) : Promise.reject(new Error('no digests'))
  ).catch((error: unknown) => error);
  await words.load(settings.language);
  target.textContent = '';
  if (found instanceof Error) {
    mount(Refused, { target, props: { changed: found instanceof Changed ? found : null, able: canDigest() } });
  } else {
    mount(Viewer, {
      target,
      props: { verified: found as Awaited<ReturnType<typeof verify>>, record: record.textContent },
    });
  }
}

void show();
