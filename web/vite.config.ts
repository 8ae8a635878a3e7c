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

export default defineConfig({
  root: import.meta.dirname,
  base: '/dist/',
  cacheDir: '../.cache/vite',
  plugins: [
    pageForEveryAddress(),
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
        manualPureFunctions: ['endpoint'],
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
});
