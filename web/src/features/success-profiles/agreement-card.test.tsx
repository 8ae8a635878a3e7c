import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { agreement } from './api.ts';

beforeAll(startInEnglish);

test('where reviewers have never differed, nobody is told to have more people reviewed', () => {
  const queries = new QueryClient();
  const unknown = { agreement: null, withheld: false, leniencies: [] };
  queries.setQueryData(agreement(3).queryKey, {
    performance: unknown,
    engagement: unknown,
    reviewers: { count: 2, at_least: false },
  });
  const words = wordsOf(rendered(<AgreementCard id={3} />, { queries }));
  expect(words).toContain(
    'Not known yet. It takes at least two people, one of them rated by two or more reviewers, and ratings that differ.',
  );
});
