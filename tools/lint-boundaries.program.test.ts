import { expect, test } from 'vitest';
import { lint } from './fixture.ts';
import { modules } from './modules.ts';

const importing = (specifier: string) =>
  `import { thing } from '${specifier}';\nexport const used = thing;\n`;

/** File and what it imports, under the real configuration: which of the imports are refused. */
function refused(imports: readonly (readonly [file: string, specifier: string])[]): string[] {
  const files = new Map<string, string>();
  const named = imports.map(([file, specifier], index) => {
    const path = file.replace(/(\.[a-z.]+)$/, `-${index}$1`);
    files.set(path, importing(specifier));
    return [path, `${file} -> ${specifier}`] as const;
  });
  const broken = lint(Object.fromEntries(files));
  return named
    .filter(([path]) => broken.get(path)?.includes('no-restricted-imports'))
    .map(([, text]) => text);
}

const forbidden: [string, string][] = [
  ['contract/src/campaigns/campaigns.ts', 'zod'],
  ['contract/src/campaigns/campaigns.ts', 'kysely'],
  ['contract/src/campaigns/campaigns.ts', 'node:fs'],
  ['contract/src/campaigns/campaigns.ts', '@assay/instruments/registry'],
  ['contract/src/campaigns/campaigns.ts', '../../../server/src/app.ts'],
  ['contract/src/campaigns/campaigns.ts', '../../../instruments/src/registry.ts'],
  ['instruments/src/logical/score.ts', 'node:fs'],
  ['instruments/src/logical/score.ts', 'kysely'],
  ['instruments/src/logical/score.ts', '@assay/server/src/main'],
  ['instruments/src/logical/score.ts', '../../../contract/src/campaigns.ts'],
  ['web/src/lib/dates.ts', '@assay/instruments/registry'],
  ['web/src/lib/dates.ts', '@assay/server/src/main'],
  ['web/src/app/router.ts', '@assay/instruments/logical/key'],
  ['web/src/pages/admin/list.tsx', '../../../../instruments/src/registry.ts'],
  ['web/src/pages/admin/list.tsx', 'node:fs'],
  ['web/src/ui/actions/button.tsx', '../api/client.ts'],
  ['web/src/ui/charts/bar.tsx', '../../features/campaigns/api.ts'],
  ['web/src/lib/dates.ts', '../pages/home.tsx'],
  ['web/src/lib/dates.ts', '../app/router.ts'],
  ['web/src/api/client.ts', '../features/campaigns/api.ts'],
  ['web/src/api/client.ts', '../pages/home.tsx'],
  ['web/src/features/campaigns/api.ts', '../subjects/api.ts'],
  ['web/src/features/campaigns/parts/row.tsx', '../../subjects/api.ts'],
  ['web/src/features/campaigns/parts/deep/row.tsx', '../../../subjects/api.ts'],
  ['web/src/features/campaigns/api.ts', '../../features/subjects/api.ts'],
  ['web/src/features/campaigns/api.ts', '../../pages/home.tsx'],
  ['web/src/features/campaigns/api.ts', '../../app/router.ts'],
  ['web/src/pages/admin/list.tsx', '../../app/router.ts'],
  ['web/src/features/campaigns/api.ts', '../../instruments/logical/face.tsx'],
  ['web/src/features/campaigns/parts/row.tsx', '../../../instruments/logical/own/report.tsx'],
  ['web/src/instruments/faces.ts', '../features/campaigns/api.ts'],
  ['web/src/instruments/logical/face.tsx', '../../features/campaigns/api.ts'],
  ['web/src/instruments/logical/managers/face.tsx', '../../../features/campaigns/api.ts'],
  ['web/src/instruments/logical/own/report.tsx', '../../culture/own/report.tsx'],
  ['web/src/instruments/logical/managers/report/head.tsx', '../../../culture/own/report.tsx'],
  ['web/src/instruments/logical/own/report.tsx', '../../../pages/home.tsx'],
  ['web/src/instruments/logical/own/report.tsx', '../../../app/router.ts'],
  ['web/src/instruments/logical/index.ts', '../culture/index.ts'],
  ['web/src/instruments/own/result.tsx', '../../pages/home.tsx'],
  ['web/src/api/client.ts', '../instruments/faces.ts'],
  ['server/src/platform/http/registrar.ts', '../../modules/accounts/index.ts'],
  ['server/src/platform/http/registrar.ts', '../../access/guard.ts'],
  ['server/src/platform/clock.ts', './modules/accounts/index.ts'.replace('./', '../')],
  ['server/src/platform/clock.ts', '@assay/instruments/registry'],
  ['server/src/platform/clock.ts', '@assay/contract/campaigns'],
  ['server/src/access/guard.ts', '../modules/accounts/index.ts'],
  ['server/src/app.ts', './modules/accounts/account.service.ts'],
  ['server/src/test/factories.ts', '../modules/accounts/account.queries.ts'],
  ['bench/run.ts', '../server/src/modules/campaigns/invitation/invitation.queries.ts'],
  ['e2e/journey.ts', '../server/src/modules/campaigns/campaign.queries.ts'],
  ['tools/demo.ts', '../server/src/modules/campaigns/campaign.service.ts'],
];

const allowed: [string, string][] = [
  ['web/src/features/campaigns/api.ts', '../../instruments/faces.ts'],
  ['web/src/instruments/logical/own/report.tsx', '../../own/own-result.tsx'],
  ['web/src/instruments/logical/own/report.tsx', '../../../features/subjects/api.ts'],
  ['web/src/instruments/logical/routes.ts', '../../app/guards.ts'],
  ['contract/src/campaigns/campaigns.ts', 'zod/mini'],
  ['contract/src/campaigns/campaigns.ts', '../platform/endpoint.ts'],
  ['contract/src/campaigns/campaigns.ts', '../instruments/instruments.ts'],
  ['contract/src/instruments/culture/culture.ts', '../instruments.ts'],
  ['contract/src/campaigns.test.ts', 'vitest'],
  ['instruments/src/logical/score.ts', '@assay/contract/instruments'],
  ['instruments/src/logical/score.ts', '../statistics/irt.ts'],
  ['instruments/src/logical/score.ts', 'pure-rand'],
  ['instruments/src/personality/items.ts', '@bigfive-org/questions'],
  ['instruments/src/logical/score.test.ts', 'jstat'],
  ['web/src/ui/actions/button.tsx', '../lib/dates.ts'],
  ['web/src/api/client.ts', '@assay/contract/campaigns'],
  ['web/src/api/client.ts', '../lib/dates.ts'],
  ['web/src/features/campaigns/api.ts', '../../api/client.ts'],
  ['web/src/features/campaigns/parts/row.tsx', '../api.ts'],
  ['web/src/features/campaigns/parts/row.tsx', '../../../ui/button.tsx'],
  ['web/src/pages/admin/list.tsx', '../../features/campaigns/api.ts'],
  ['web/src/app/router.ts', '../pages/admin/list.tsx'],
  ['server/src/platform/http/registrar.ts', '@assay/contract/endpoint'],
  ['server/src/access/guard.ts', '../platform/config.ts'],
  ['server/src/app.ts', './modules/accounts/index.ts'],
  ['server/src/test/factories.ts', '../modules/accounts/index.ts'],
  ['server/src/modules/campaigns/campaign.routes.ts', './campaign.service.ts'],
  ['server/src/modules/campaigns/invitation/invitation.routes.ts', '../campaign.service.ts'],
  ['server/src/modules/campaigns/campaign.service.ts', '../../access/scope.ts'],
];

test('what a folder may not import is refused', () => {
  expect(refused(forbidden)).toEqual(forbidden.map((pair) => pair.join(' -> ')));
});

test('what a folder may import is not', () => {
  expect(refused(allowed)).toEqual([]);
});

test('a module uses the ones before it through their index and none after it', () => {
  const pairs = modules.flatMap((from) =>
    modules.filter((to) => to !== from).map((to) => [from, to] as const),
  );
  const at = (from: string, depth: string) => `server/src/modules/${from}${depth}/thing.service.ts`;
  const down = pairs.filter(([from, to]) => modules.indexOf(to) < modules.indexOf(from));
  const up = pairs.filter(([from, to]) => modules.indexOf(to) > modules.indexOf(from));
  const good = down.flatMap(([from, to]): [string, string][] => [
    [at(from, ''), `../${to}/index.ts`],
    [at(from, '/noun'), `../../${to}/index.ts`],
  ]);
  const bad = [
    ...up.map(([from, to]): [string, string] => [at(from, ''), `../${to}/index.ts`]),
    ...up.map(([from, to]): [string, string] => [at(from, '/noun'), `../../${to}/index.ts`]),
    ...down.map(([from, to]): [string, string] => [at(from, ''), `../${to}/thing.queries.ts`]),
    ...down.map(([from, to]): [string, string] => [
      at(from, ''),
      `../../modules/${to}/noun/thing.queries.ts`,
    ]),
  ];
  expect(refused(good)).toEqual([]);
  expect(refused(bad)).toEqual(bad.map((pair) => pair.join(' -> ')));
});

test('imports of a type, at run time and for passing on are seen too', () => {
  const file = (name: string) => `server/src/platform/${name}.ts`;
  const broken = lint({
    [file('a')]: `import type { T } from '../modules/accounts/index.ts';\nexport type U = T;\n`,
    [file('b')]: `export const load = () => import('../modules/accounts/index.ts');\n`,
    [file('c')]: `export { t } from '../modules/accounts/index.ts';\n`,
  });
  expect(['a', 'b', 'c'].map((name) => broken.get(file(name)))).toEqual(
    Array.from({ length: 3 }, () => ['no-restricted-imports']),
  );
});

test('journeys take `test` from the file that brings a product of its own', () => {
  const named = (from: string) => `import { test } from '${from}';\ntest('', () => undefined);\n`;
  const broken = lint({
    'e2e/one.spec.ts': named('@playwright/test'),
    'e2e/two.spec.ts': named('./server.ts'),
  });
  const refusing = [...broken].filter(([, rules]) => rules.includes('no-restricted-imports'));
  expect(refusing.map(([path]) => path)).toEqual(['e2e/one.spec.ts']);
});
