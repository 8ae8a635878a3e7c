import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const packages = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);
const prefix = '\0module:';
const require = createRequire(import.meta.url);

/**
 * React comes as CommonJS, and every chunk that imports it would load the bundler's helpers for that as a file of their
 * own: one request more on every page. Behind real modules only the chunk with React needs them, and carries them.
 */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler(id, importer, { kind }) {
        const wrapped = packages.has(id) && kind !== 'require-call';
        return wrapped && !importer?.startsWith(prefix) ? prefix + id : null;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler(id) {
        const name = id.slice(prefix.length);
        const exported = Object.keys(require(name) as object).filter((key) => key !== 'default');
        return [
          `import whole from '${name}';`,
          'export default whole;',
          ...exported.map((key) => `export const ${key} = /* @__PURE__ */ (() => whole.${key})();`),
        ].join('\n');
      },
    },
  };
}
