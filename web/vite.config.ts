import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { thirdParty } from './third-party.ts';

/** Where `kontor serve` listens while the client is developed. */
const server = process.env.KONTOR_SERVER ?? 'http://127.0.0.1:8000';

/** Load only the named parts of Bits UI: a test needs a dialog, not the calendars. A build shakes the others off itself. */
const partsOfBitsUi: Plugin = {
  name: 'parts-of-bits-ui',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes(`${import.meta.dirname}/src/`)) return null;
    return code.replace(/import \{ (\w+) \} from 'bits-ui';/, (_, part: string) => {
      const folder = part.replace(/\B[A-Z]/g, '-$&').toLowerCase();
      return `import { ${part} } from '/node_modules/bits-ui/dist/bits/${folder}/index.js';`;
    });
  },
};

export default defineConfig({
  plugins: [
    svelte(),
    Icons({ compiler: 'svelte' }),
    thirdParty(import.meta.dirname),
    ...(process.env.VITEST ? [partsOfBitsUi] : []),
  ],
  // Found late otherwise, behind pages that are loaded on demand.
  optimizeDeps: { include: ['bits-ui', 'uplot', 'partysocket/ws', '@fluent/bundle', 'openapi-fetch'] },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: {
    alias: Object.fromEntries(
      ['api', 'ui', 'words', 'games'].map((name) => [`$${name}`, `${import.meta.dirname}/src/${name}`]),
    ),
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/kontor/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Pages of games are loaded when a match of theirs is opened.
    chunkSizeWarningLimit: 250,
  },
  test: {
    environment: 'jsdom',
    // Drawing a whole board in jsdom takes seconds on a busy machine.
    testTimeout: 30_000,
    include: ['src/**/*.test.ts', 'checks/*.test.mjs'],
    setupFiles: ['src/test-setup.ts'],
    // Loading jsdom and the modules for each file takes longer than the tests: the setup clears what they share.
    isolate: false,
    restoreMocks: true,
  },
});
