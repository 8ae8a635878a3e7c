import type { OxlintOverride } from 'oxlint';
import { instrumentIds, roomOf } from '@assay/contract/instruments';
import { modules } from './modules.ts';

/**
 * Who may import whom. Each row: the files it is about, what they may not import (an expression over what is written in
 * the import, or a list of all that is allowed), and what to tell whoever tries. Oxlint enforces it, and
 * `lint-boundaries.program.test.ts` tries it.
 */
interface Layer {
  files: string;
  /** Tests beside them may import more. */
  exceptTests?: boolean;
  /** These files are left to another row. */
  except?: string[];
  refused: Refusal[];
}

type Refusal = { regex: string; message: string } | { group: string[]; message: string };

/** Everything but what is named. */
const onlyThese = (...allowed: string[]) => ['*', ...allowed.map((one) => `!${one}`)];

/** Other folders of the repository, by a path that climbs out of the own one. */
const repository = (...folders: string[]) => `^(\\.\\./)+(${folders.join('|')})/`;

/** Layers of the web, by a path or by an alias. */
const webLayers = (...layers: string[]) =>
  `^((\\.\\./)+|[@#~]/?)(src/)?(${layers.join('|')})(/|\\.tsx?$|$)`;

const insideOf = (names: string) => `${names}/([^/]+/|[^/]+\\.[a-z-]+\\.tsx?$)`;

/** Holds everywhere. */
export const inside: Refusal = {
  regex: insideOf('(^|/)modules/[^/]+'),
  message: 'Use a module through its index.ts; its inside is its own.',
};

const browser: Refusal[] = [
  {
    regex: `^@assay/(instruments|server|web)(/|$)|${repository('contract', 'instruments/src', 'server', 'tools', 'bench', 'e2e')}`,
    message:
      'The browser gets @assay/contract and nothing else of ours: keys, norms and queries stay on the server.',
  },
  { regex: '^node:', message: 'This code runs in a browser.' },
];

const featureMessage =
  'A feature uses ui, lib and api. Features never import each other: a page composes them.';

const rooms = instrumentIds.map(roomOf);
const room = `web/src/instruments/{${rooms.join(',')}}`;

const belowPages: Refusal = {
  regex: webLayers('pages', 'app'),
  message: 'The rooms of instruments lie below pages and app.',
};

const otherRoom = (depth: number): Refusal => ({
  regex: `^(\\.\\./){${depth + 1}}(${rooms.join('|')})/`,
  message:
    'A room knows no other: what two of them need is a feature, or lies in a folder for all.',
});

const layers: Layer[] = [
  {
    files: 'contract/src/**',
    exceptTests: true,
    refused: [
      {
        // The contract has a folder of that name itself, further down than the workspace.
        regex: `${repository('server', 'web', 'tools', 'bench', 'e2e')}|^(\\.\\./){3,}instruments/`,
        message: 'contract imports zod only.',
      },
      {
        group: onlyThese('./**', '../**', 'zod/mini', 'zod/locales/**'),
        message:
          'contract imports zod only, as zod/mini: zod itself is four times the size in a browser.',
      },
    ],
  },
  {
    files: 'instruments/src/**',
    exceptTests: true,
    refused: [
      {
        regex: repository('contract', 'server', 'web', 'tools', 'bench', 'e2e'),
        message: 'instruments imports @assay/contract only.',
      },
      {
        group: onlyThese(
          './**',
          '../**',
          '@assay/contract/**',
          '@bigfive-org/**',
          'pure-rand',
          'pure-rand/**',
        ),
        message:
          'instruments is pure: @assay/contract, its two packages and its own JSON; no input or output.',
      },
    ],
  },
  { files: 'web/src/**', exceptTests: true, except: ['web/src/test/**'], refused: browser },
  {
    files: 'web/src/{ui,lib}/**',
    refused: [
      ...browser,
      {
        regex: webLayers('api', 'features', 'instruments', 'pages', 'app'),
        message: 'ui and lib are the lowest layer: nothing of api, features, pages or app.',
      },
    ],
  },
  {
    files: 'web/src/api/**',
    refused: [
      ...browser,
      {
        regex: webLayers('features', 'instruments', 'pages', 'app'),
        message: 'api lies below features, pages and app.',
      },
    ],
  },
  // A feature's folders, each as deep as it is: one step further up is another feature.
  ...[1, 2, 3, 4].map((depth) => ({
    files: `web/src/features/*${'/*'.repeat(depth)}`,
    refused: [
      ...browser,
      { regex: webLayers('features', 'pages', 'app'), message: featureMessage },
      { regex: `^${'\\.\\./'.repeat(depth)}[^.]`, message: featureMessage },
      {
        regex: `^(\\.\\./){${depth + 1}}instruments/[^/]+/`,
        message:
          'A feature asks every instrument alike, by the files beside the rooms; what is inside of one is its own.',
      },
    ],
  })),
  // What all rooms share.
  { files: 'web/src/instruments/**', refused: [...browser, belowPages] },
  // A room's files, each as deep as it lies: another room is a step further up.
  ...[0, 1, 2].map((depth) => ({
    files: `${room}/${'*/'.repeat(depth)}*`,
    refused: [...browser, belowPages, otherRoom(depth)],
  })),
  // How a room describes itself to the application, which puts its pages below guards.
  { files: `${room}/{index,routes}*`, refused: [...browser, otherRoom(0)] },
  // What features may ask of every instrument.
  ...[
    ['web/src/instruments/*', '../'],
    [`${room}/{face,bar-entry}*`, '../../'],
    [`${room}/managers/face*`, '../../../'],
  ].map(([files = '', up = '']) => ({
    files,
    refused: [
      ...browser,
      {
        regex: `^${up.replaceAll('.', '\\.')}(features|pages|app)/`,
        message: 'Features stand on the faces of instruments, which use ui, lib and api.',
      },
    ],
  })),
  {
    files: 'web/src/pages/**',
    refused: [...browser, { regex: webLayers('app'), message: 'Pages lie below app.' }],
  },
  {
    files: 'server/src/platform/**',
    exceptTests: true,
    refused: [
      {
        regex: '^(\\.\\./)+(src/)?(modules|access)/',
        message: 'platform knows nothing of access or the modules.',
      },
      {
        group: [
          '@assay/**',
          ...[
            'endpoint',
            'errors',
            'field-text',
            'access',
            'fields',
            'languages',
            'page-pattern',
          ].map((name) => `!@assay/contract/${name}`),
        ],
        message:
          'platform knows nothing of the domain; of the contract only the shape of endpoints, errors, access and addresses.',
      },
    ],
  },
  {
    files: 'server/src/access/**',
    exceptTests: true,
    refused: [{ regex: '^(\\.\\./)+(src/)?modules/', message: 'access lies below the modules.' }],
  },
  ...modules.map((name, place) => ({
    files: `server/src/modules/${name}/**`,
    refused: refusedIn(modules.slice(0, place), modules.slice(place + 1)),
  })),
];

function refusedIn(before: readonly string[], after: readonly string[]): Refusal[] {
  const those = (names: readonly string[]) => `^(\\.\\./)+(modules/)?(${names.join('|')})`;
  return [
    ...(after.length > 0
      ? [
          {
            regex: `${those(after)}/`,
            message: 'A module uses only the ones before it; news upwards travels as a job.',
          },
        ]
      : []),
    ...(before.length > 0 ? [{ regex: insideOf(those(before)), message: inside.message }] : []),
  ];
}

/** The rows as oxlint wants them. Of several that are about a file the last one holds. */
export const boundaries: OxlintOverride[] = layers.map(
  ({ files, exceptTests, except = [], refused }) => {
    const excluded = [...(exceptTests ? ['**/*.test.ts', '**/*.test.tsx'] : []), ...except];
    return {
      files: [files],
      ...(excluded.length > 0 && { excludeFiles: excluded }),
      rules: { 'no-restricted-imports': ['error', { patterns: refused }] },
    };
  },
);
