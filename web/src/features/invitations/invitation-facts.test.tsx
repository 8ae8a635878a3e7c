import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../lib/language.ts';
import { InvitationFacts } from './invitation-facts.tsx';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('nl');
});
afterAll(() => vi.unstubAllGlobals());

const personality = { id: 1, name: 'Personality', minutes: 15, questions: 148 };
const culture = { id: 3, name: 'Culture', minutes: 6, questions: 40 };
const interview = { id: 'interview_abcdefghij', name: 'First talk', minutes: 9, questions: 3 };

const told = (tests: (typeof personality | typeof interview)[], hasProfile: boolean) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <InvitationFacts
        organization="Northwind"
        type="recruitment"
        tests={tests}
        hasProfile={hasProfile}
        months={24}
      />
    </I18nProvider>,
  );

test('people are told of the fit where a profile is chosen, and only there', () => {
  expect(told([personality], true)).toContain('hoe goed het past bij het profiel');
  expect(told([personality], false)).not.toContain('past bij het profiel');
  expect(told([culture], true)).not.toContain('past bij het profiel');
  expect(told([culture], true)).toContain('verhoudt tot de cultuur van de organisatie');
});

test('people are told that the way of answering is checked, where it is', () => {
  expect(told([personality, interview], false)).toContain('hoe snel de antwoorden komen');
  expect(told([interview], false)).not.toContain('hoe snel');
});
