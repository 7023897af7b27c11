/** The page of a match that is kept: one HTML file with the drawings of all games in it, which asks nobody for anything. */
import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { FILE as LICENCES, thirdParty } from './third-party.ts';

const root = import.meta.dirname;
/** Their files are inside the style. */
const FONTS = ['@fontsource-variable/inter', '@fontsource-variable/eb-garamond'];
/** The texts of the shell that a replay needs. */
const TEXTS = '{end,shell,table,viewer}';

/** Leaves out what only pages with a server need. */
const noServer: Plugin = {
  name: 'no-server',
  enforce: 'pre',
  transform(code, id) {
    if (id === `${root}/src/games/boards.ts`) {
      const covers = /import\.meta\.glob<\{ default: Component \}>\('[^']*'\)/;
      return code.replace(covers, '({} as Record<string, never>)');
    }
    if (id === `${root}/src/words/words.svelte.ts`) {
      return code.replace("'./messages/*/*.ftl'", `'./messages/*/${TEXTS}.ftl'`);
    }
    return null;
  },
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A program as it may stand in a page: strings of it may look like the end of a script, or like a comment. */
const inPage = (code: string): string => code.replaceAll('<!--', '<\\!--').replaceAll(/<\/(script|style)/gi, '<\\/$1');

/** What is read where the program does not start. */
const NOT_STARTED =
  'This page shows a match, and its program did not start: the file was changed, or the browser is too old. ' +
  'Diese Seite zeigt eine Partie, und ihr Programm ist nicht gestartet: Die Datei wurde geändert, oder der Browser ist zu alt.';

/**
 * Puts program and styles into one page, written as a browser writes it, so that the program can verify the page around it.
 * `kontor.signed.page` fills in the data.
 */
const onePage: Plugin = {
  name: 'one-page',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const code = inPage(files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('')).trim();
    const style = files
      .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
      .join('')
      .trim();
    const licences = files.find(({ fileName }) => fileName === LICENCES);
    const notices = licences?.type === 'asset' ? String(licences.source) : '';
    if (files.length !== 3 || !notices || /<\/(script|style)|<!--/i.test(code + style + notices)) {
      throw new Error(`A page is one program and one style: ${files.map(({ fileName }) => fileName).join(', ')}`);
    }
    for (const name of Object.keys(bundle)) delete bundle[name];
    const policy =
      `default-src 'none'; script-src ${hashOf(code)}; style-src ${hashOf(style)}; ` +
      `img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
    const page =
      '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
      `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<meta name="color-scheme" content="light dark"><title>Kontor</title>' +
      `<style>${style}</style></head><body><div id="viewer"><p>${NOT_STARTED}</p></div>` +
      `<script type="text/plain" id="licences">${notices}</script>` +
      '<script type="text/plain" id="record"></script><script type="text/plain" id="shown"></script>' +
      `<script>${code}</script></body></html>`;
    this.emitFile({ type: 'asset', fileName: 'match.html', source: page });
  },
};

export default defineConfig({
  plugins: [noServer, svelte(), Icons({ compiler: 'svelte' }), thirdParty(root, FONTS), onePage],
  publicDir: false,
  resolve: {
    alias: [
      { find: '$api/http', replacement: `${root}/src/viewer/no-server.ts` },
      ...['api', 'ui', 'words', 'games'].map((name) => ({ find: `$${name}`, replacement: `${root}/src/${name}` })),
    ],
  },
  build: {
    outDir: '../src/kontor/web/viewer',
    emptyOutDir: false,
    assetsInlineLimit: 1_000_000,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: `${root}/src/viewer/main.ts`,
      output: { format: 'iife', codeSplitting: false },
    },
  },
});
