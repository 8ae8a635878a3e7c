import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { contractForBrowsers } from './contract-for-browsers.ts';

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
        // Declarations only: what of the contract a chunk does not use leaves nothing behind.
        moduleSideEffects: [{ test: /\/contract\/src\//, sideEffects: false }],
      },
      output: {
        // What every page needs comes in one file that stays the same when only pages change.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|zustand|@tanstack|@lingui)\/|contract\/src\/(endpoint|access)|web\/src\/(api\/(?!answer|loaded)|lib\/language|app\/entry-paths|ui\/(bar|main|wordmark|screen|button|icons|skeleton|toast|entry-card)\.)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
});
