import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { preactForReact } from './preact-for-react.ts';
import { textsWithCode } from './texts-with-code.ts';

/** Found from here, wherever the build or a test is started. */
const linguiConfig = getConfig({ cwd: import.meta.dirname });

/** What the code of the pages is written in, and its texts: the same for the build, for development and for tests in a browser. */
export function sourcePlugins() {
  return [
    tailwindcss(),
    preactForReact(),
    // What is built lacks no text in any language: English would stand in unseen.
    lingui({ cwd: import.meta.dirname, failOnMissing: 'catalog' }),
    babel({
      presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd: import.meta.dirname })],
    }),
    textsWithCode(linguiConfig),
  ];
}
