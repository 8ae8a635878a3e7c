import { instrumentFacts, instrumentIds } from '@assay/contract/instruments';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activateLocale } from '../../lib/language.ts';
import { InvitationFacts } from './invitation-facts.tsx';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await activateLocale('nl');
});
afterAll(() => vi.unstubAllGlobals());

const personality = { id: 1, name: 'Personality', minutes: 15, questions: 148 };
const culture = { id: 3, name: 'Culture', minutes: 6, questions: 40 };
const interview = { id: 'interview_abcdefghij', name: 'First talk', minutes: 9, questions: 3 };

const told = (
  tests: (typeof personality | typeof interview)[],
  hasProfile: boolean,
  alsoSeen?: string[],
) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <InvitationFacts
        organization="Northwind"
        type="recruitment"
        tests={tests}
        hasProfile={hasProfile}
        months={24}
        alsoSeen={alsoSeen}
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

test.each([
  ['en', /personality, logical reasoning and culture tests.*skill tests that it can use too/s],
  ['nl', /persoonlijkheid, logisch redeneren en cultuur.*vaardigheidstests die/s],
  ['de', /Persönlichkeit, logischem Denken und Kultur.*Fachtests, die/s],
  ['es', /personalidad, razonamiento lógico y cultura.*pruebas de habilidades que/s],
] as const)(
  'in %s people are told which results beyond this campaign are seen',
  async (language, words) => {
    // Where one of these changes, the words on the page have to change with it, and their version.
    const by = Object.groupBy(instrumentIds, (id) => instrumentFacts[id].unasked);
    expect(by).toEqual({
      all: ['personality', 'iq', 'culture'],
      users: ['skill'],
      none: ['burnout', 'interview', 'judgement'],
    });
    await activateLocale(language);
    expect(told([interview], false)).toMatch(words);
    expect(told([interview], false)).not.toContain('Word processing');
    expect(told([interview], false, ['Word processing'])).toContain('Word processing');
    await activateLocale('nl');
  },
);
