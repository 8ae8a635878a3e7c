import type { Plugin } from 'vite';

/**
 * What is written for React, ours and that of libraries, runs on Preact (docs/decisions/0089), which does the same and
 * weighs a tenth. Types are those of React.
 */
export function preactForReact(): Plugin {
  return {
    name: 'preact-for-react',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react(-dom)?$/, replacement: 'preact/compat' },
          { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
          { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
          // What React has had itself for years.
          { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'preact/compat' },
        ],
      },
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      // No source names it, and found later it would reload the page.
      optimizeDeps: { include: ['preact/jsx-dev-runtime'] },
    }),
  };
}
