import type { SkillTest } from '@assay/contract/skill-tests';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered } from '../../../test/rendered.tsx';
import { ownSkillTests } from '../take/api.ts';
import { SkillTestsPage } from './tests-page.tsx';

beforeAll(startInEnglish);

test('the name of a test and what it is about are read out in its own language', () => {
  const spelling: SkillTest = {
    id: 3,
    test: 'mcqt_3',
    name: 'Spelling',
    description: 'Woorden en zinnen',
    language: 'nl',
    state: 'new',
    questions: 10,
    sample: false,
    closed: 0,
    seconds: 600,
    remainingSeconds: null,
    extraTime: false,
    startedAt: null,
    completedAt: null,
  };
  const queries = new QueryClient();
  queries.setQueryData(ownSkillTests.queryKey, [spelling]);
  const html = rendered(<SkillTestsPage />, { queries, paths: ['/skill/test/$id'] });
  expect(html).toMatch(/<h2 lang="nl"[^>]*>Spelling</);
  expect(html).toMatch(/<p lang="nl"[^>]*>Woorden en zinnen</);
});
