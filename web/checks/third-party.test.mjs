import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFolder, readPart, written } from '../third-party.ts';

const root = join(import.meta.dirname, '..');

describe('whose a module is', () => {
  it.each([
    [`${root}/node_modules/uplot/dist/uPlot.esm.js`, 'node_modules/uplot'],
    [`${root}/node_modules/@fluent/bundle/esm/index.js?v=1`, 'node_modules/@fluent/bundle'],
    [`${root}/node_modules/bits-ui/node_modules/runed/x.js`, 'node_modules/bits-ui/node_modules/runed'],
    ['~icons/lucide/anchor.svelte', 'node_modules/@iconify-json/lucide'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
  ])('%j belongs to its package', (id, folder) => {
    expect(packageFolder(root, id)).toBe(join(root, folder));
  });

  it('a file of the client is our own', () => {
    expect(packageFolder(root, `${root}/src/ui/App.svelte?svelte&type=style&lang.css`)).toBeNull();
  });

  it('a module of unknown origin ends the build', () => {
    expect(() => packageFolder(root, '\0somebody:helper')).toThrow('Say it in web/third-party.ts');
  });
});

describe('the licence of a package', () => {
  const place = mkdtempSync(join(tmpdir(), 'licence-'));
  const packed = (name, license) => {
    const folder = join(place, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
    return folder;
  };

  it('is the text that the package ships, otherwise the one that we keep', () => {
    const shipped = packed('shipped', 'MIT');
    writeFileSync(join(shipped, 'LICENSE.md'), 'Its own words\r\n');
    expect(readPart(place, shipped)).toEqual({
      name: 'shipped',
      version: '1.2.3',
      licence: 'MIT',
      text: 'Its own words',
    });
    const bare = packed('@some/bare', 'ISC');
    mkdirSync(join(place, 'licences'));
    writeFileSync(join(place, 'licences', '@some+bare.txt'), 'Kept words');
    expect(readPart(place, bare).text).toBe('Kept words');
  });

  it('is demanded', () => {
    expect(() => readPart(place, packed('none', 'MIT'))).toThrow('ships no licence');
    expect(() => readPart(place, packed('unnamed'))).toThrow('ships no licence');
  });

  it('stands in the file below a line that programs can read', () => {
    const parts = ['b', 'a'].map((name) => ({ name, version: '1.0.0', licence: 'MIT', text: `Words of ${name}` }));
    expect(written(parts)).toMatch(/=== a 1\.0\.0 \(MIT\)\n\nWords of a\n\n=== b 1\.0\.0 \(MIT\)\n\nWords of b\n$/);
  });
});
