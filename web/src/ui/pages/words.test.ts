// @vitest-environment node
/** The texts of the pages exist in both languages, with the same variables. */
import { expect, test } from 'vitest';
import de from '../../words/messages/de/pages.ftl?raw';
import en from '../../words/messages/en/pages.ftl?raw';

/** Every message and attribute with the variables it uses. */
function outline(source: string): string[] {
  const blocks = source.split(/\n(?=[a-z]| {4}\.)/).filter((block) => /^[a-z]| {4}\./.test(block));
  return blocks.map((block) => {
    const [, name = ''] = /^\s*([\w.-]+) *=/.exec(block) ?? [];
    return [name, ...new Set(block.match(/\$\w+/g)?.sort())].join(' ');
  });
}

test('both languages say the same', () => {
  expect(outline(de)).toEqual(outline(en));
  expect(outline(en).length).toBeGreaterThan(100);
});
