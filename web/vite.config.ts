import { join } from 'node:path';
import { defineConfig } from 'vite';
import { pageGroups, readImports, takeGroups } from './chunks.ts';
import { contractForBrowsers } from './contract-for-browsers.ts';
import { documentForEveryAddress, finishDocuments, firstScriptInDocument } from './documents.ts';
import { filesOfPages } from './files-of-pages.ts';
import { sourcePlugins } from './source-plugins.ts';

/** What checks the fields of a form: a test does without, so it is kept out of what its document shares. */
const checks = {
  name: 'checks',
  priority: 4,
  test: /node_modules\/zod\/|contract\/src\/platform\/fields\.ts/,
  // What the checks import is not theirs alone: the facts of the instruments every page needs.
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/dist/',
  cacheDir: '../.cache/vite',
  plugins: [
    documentForEveryAddress(),
    firstScriptInDocument(),
    finishDocuments(),
    filesOfPages(),
    readImports(),
    contractForBrowsers(),
    ...sourcePlugins(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Declarations only: what of the contract a chunk does not use leaves nothing behind.
        moduleSideEffects: [{ test: /\/contract\/src\//, sideEffects: false }],
      },
      input: {
        index: join(import.meta.dirname, 'index.html'),
        test: join(import.meta.dirname, 'test.html'),
        sw: join(import.meta.dirname, 'src/app/service-worker/sw.ts'),
      },
      output: {
        // Scope and updates of a service worker go by its address, so that one has no hash in it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ facadeModuleId }) => {
          const path = facadeModuleId ?? '';
          if (/\/locales\/managers\//.test(path)) return 'assets/managers-[name]-[hash].js';
          // Files of rooms are called alike, so the room is named before.
          const room = /\/web\/src\/instruments\/([\w-]+)\//.exec(path)?.[1];
          return `assets/${room === undefined ? '' : `${room}-`}[name]-[hash].js`;
        },
        codeSplitting: {
          groups: [checks, ...takeGroups, ...pageGroups],
        },
      },
    },
  },
  // Where `npm run dev` has its server.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
});
