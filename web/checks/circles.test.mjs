// @vitest-environment node
import { expect, test } from 'vitest';
import { circles } from './circles.mjs';

/** @param {Record<string, string>} texts of modules by their paths below the root */
const found = (texts) =>
  circles(
    Object.entries(texts).map(([name, text]) => ({ path: `/src/${name}`, text })),
    '/src',
  );

test('modules that import each other are a circle, also by types, aliases and on demand', () => {
  expect(
    found({
      'ui/log.ts': "import type { Entry } from './match.svelte';",
      'ui/match.svelte.ts': "import {\n  lines,\n} from '$ui/Log.svelte';",
      'ui/Log.svelte': "const log = await import('./log');",
    }),
  ).toEqual(['an import circle: ui/log.ts → ui/match.svelte.ts → ui/Log.svelte → ui/log.ts']);
});

test('two ways to the same module and a component inside itself are none', () => {
  expect(
    found({
      'a.ts': "import './b'; import './c';",
      'b.ts': "import './c'; import 'svelte';",
      'c.ts': '',
      'Tree.svelte': "import Tree from './Tree.svelte';",
    }),
  ).toEqual([]);
});

test('the client has no circle', () => {
  expect(circles()).toEqual([]);
});
