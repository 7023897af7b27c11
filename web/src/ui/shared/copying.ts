/** Copies a link for others, and says so. */
import { say } from '$words/words.svelte';
import { announcer } from '$ui/announcer.svelte';

/** Copy a text; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyByHand(text)) return false;
  }
  announcer.say(say('end-copied'));
  return true;
}

/** Pages that came over plain HTTP have no clipboard; there the old way still works. */
function copyByHand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const done = document.execCommand?.('copy') ?? false;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
