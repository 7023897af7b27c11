/**
 * What others wrote in the built client, with the licence of each, as a text file next to it.
 *
 * Every build writes the file from the modules, styles and fonts that it really contains, so it is never out of date.
 * A module of unknown origin, or a package without a licence, ends the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const FILE = 'THIRD_PARTY_LICENSES.txt';
const HEADING = `What others wrote in Kontor's browser client: fonts, icons and code, each with its licence.`;
const MODULES = '/node_modules/';
const LICENCE = /^licen[cs]e(\.(md|txt))?$/i;
/** What Vite and Rolldown put into a bundle by themselves. */
const HELPERS: [RegExp, string][] = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
];
const ICONS = /^(?:~|virtual:)icons\/([\w-]+)\//;
/** Vite's file goes on with the licences of packages inside Vite, of which nothing is in our client. */
const OF_VITE_ALONE = /\n# Licenses of bundled dependencies[\s\S]*/;
/** Packages whose package.json names no licence; their licence file does. */
const UNNAMED: Record<string, string> = { 'svelte-toolbelt': 'MIT' };

export interface Part {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/**
 * Return the folder of the package that a module or an asset comes from; null if it is our own.
 * `root` is the folder of the client.
 */
export function packageFolder(root: string, id: string): string | null {
  const icons = ICONS.exec(id);
  if (icons) return join(root, 'node_modules', '@iconify-json', icons[1] ?? '');
  const helper = HELPERS.find(([pattern]) => pattern.test(id));
  if (helper) return join(root, 'node_modules', helper[1]);
  const file = id.replace(/^\0/, '').replace(/[?#].*$/, '');
  const at = file.lastIndexOf(MODULES);
  if (at >= 0) {
    const [scope = '', name = ''] = file.slice(at + MODULES.length).split('/');
    return file.slice(0, at + MODULES.length) + (scope.startsWith('@') ? `${scope}/${name}` : scope);
  }
  if (file.startsWith(`${root}/`)) return null;
  throw new Error(`Nobody knows whose ${JSON.stringify(id)} is, which is in the client. Say it in web/third-party.ts.`);
}

/** Return name, version and licence of the package in a folder; `root` is the folder of the client. */
export function readPart(root: string, folder: string): Part {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const kept = join(root, 'licences', `${name.replace('/', '+')}.txt`);
  const shipped = readdirSync(folder).find((file) => LICENCE.test(file));
  const file = shipped ? join(folder, shipped) : kept;
  const licence = license ?? UNNAMED[name];
  if (!licence || !existsSync(file)) {
    throw new Error(`The package ${name} is in the client and ships no licence. Put its text into ${kept}.`);
  }
  const text = readFileSync(file, 'utf8').replaceAll('\r', '').replace(OF_VITE_ALONE, '').trim();
  return { name, version, licence, text };
}

/** Return the text of the file. Each part begins with a line that programs can read: `=== name version (licence)`. */
export function written(parts: Part[]): string {
  const sorted = parts.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const chapters = sorted.map((part) => `=== ${part.name} ${part.version} (${part.licence})\n\n${part.text}\n`);
  return [`${HEADING}\n`, ...chapters].join('\n');
}

/** The plugin of the build; `inlined` are packages whose files are put into styles, where no build tells of them. */
export function thirdParty(root: string, inlined: readonly string[] = []): Plugin {
  return {
    name: 'third-party',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      // Styles leave their modules for a file of their own: all that were read count.
      const ids = new Set([...this.getModuleIds()].filter((id) => /\.css($|\?)/.test(id)));
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') {
          for (const name of file.originalFileNames) ids.add(join(root, name));
        } else {
          for (const [id, module] of Object.entries(file.modules)) if (module.renderedLength > 0) ids.add(id);
        }
      }
      const folders = new Set([...ids].map((id) => packageFolder(root, id)).filter((folder) => folder !== null));
      for (const name of inlined) folders.add(join(root, 'node_modules', name));
      const parts = [...folders].map((folder) => readPart(root, folder));
      this.emitFile({ type: 'asset', fileName: FILE, source: written(parts) });
    },
  };
}
