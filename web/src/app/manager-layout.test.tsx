import type { FeatureKey } from '@assay/contract/access';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// A manager is logged in from the beginning: what is rendered without a browser shows how a session began.
vi.hoisted(() => {
  const session = { auth: true, tokens: null, roles: ['admin'], user: null, tests: [] };
  vi.stubGlobal('history', { state: { session } });
});

import { startInEnglish } from '../lib/language.ts';
import { rendered, wordsOf } from '../test/rendered.tsx';
import { entryPaths } from './entry-paths.ts';
import { ManagerBar } from './manager-layout.tsx';

beforeAll(startInEnglish);
afterAll(() => vi.unstubAllGlobals());

function bar(features: readonly FeatureKey[]): string {
  const queries = new QueryClient();
  const profile = { organization_id: 1, organization_name: 'Northwind', features };
  queries.setQueryData(['manager-login-profile'], profile);
  return wordsOf(rendered(<ManagerBar />, { queries, paths: Object.values(entryPaths) }));
}

test('Compare stays as long as one test is on whose campaigns can be compared', () => {
  expect(bar(['personality', 'iq', 'culture', 'burnout'])).toContain('Compare');
  expect(bar(['iq', 'culture', 'burnout'])).toContain('Compare');
  expect(bar(['personality'])).toContain('Compare');
  const without = bar(['iq', 'burnout']);
  expect(without).toContain('Campaigns');
  expect(without).not.toContain('Compare');
});
