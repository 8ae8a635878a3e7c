import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** In development every page address answers with the one HTML document, as the server does in production. */
function pageForEveryAddress(): Plugin {
  return {
    name: 'page-for-every-address',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html');
        if (wantsPage && !/^\/(dist|api)\//.test(request.url ?? '')) request.url = '/dist/';
        next();
      });
    },
  };
}

/** What only the server reads of an endpoint: in the browser it would be the larger part of the contract. */
const serverOnly = new Set(['summary', 'effect', 'transaction', 'sensitive', 'params', 'query', 'output']);

/** Leaves out of the contract's endpoints what the client never looks at, so that their schemas fall away. */
function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/src\/[^/]+\.ts$/, code: 'endpoint(' },
      handler(code) {
        let slim = code;
        const walk = (node: unknown) => {
          if (Array.isArray(node)) return node.forEach(walk);
          if (typeof node !== 'object' || node === null) return;
          const { type, callee, arguments: given } = node as Record<string, any>;
          if (type === 'CallExpression' && callee.name === 'endpoint') {
            for (const { key, value, start, end } of given[0].properties) {
              if (!serverOnly.has(key.name) || value.type === 'ArrayExpression') continue;
              const blank = code.slice(start, end).replace(/[^\n]/g, ' ');
              slim = slim.slice(0, start) + `${key.name}: 0`.padEnd(blank.length).slice(0, blank.length) + slim.slice(end);
            }
          }
          Object.values(node).forEach(walk);
        };
        walk(this.parse(code, { lang: 'ts' }).body);
        return { code: slim, map: null };
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/dist/',
  cacheDir: '../.cache/vite',
  plugins: [
    pageForEveryAddress(),
    contractForBrowsers(),
    tailwindcss(),
    react(),
    lingui({ cwd: import.meta.dirname }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: import.meta.dirname })] }),
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Declarations only: an endpoint that a chunk does not use leaves nothing behind.
        moduleSideEffects: [{ test: /\/contract\/src\//, sideEffects: false }],
        manualPureFunctions: ['endpoint', 'z', 'f'],
      },
      output: {
        // What every page needs comes in one file that stays the same when only pages change.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zustand|@tanstack|@lingui)\/|web\/src\/(api\/(?!answer)|lib\/language|ui\/(bar|main|wordmark|screen|button|icons|skeleton|toast|entry-card)\.)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
});
