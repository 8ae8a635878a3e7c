import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import type { Chance, Impact, Proposal } from './api.ts';
import { ChanceCard } from './chance-card.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { StudiedScales } from './studied-scales.tsx';

beforeAll(startInEnglish);

const rate = { name: 'male', people: 90, taken: 40, rate: 0.444, ratio: 1, p: 1, adverse: false };
const fair: Impact = { people: 160, taken: 54, gender: [rate], age: [], adverse: false };
const women = { ...rate, name: 'female', taken: 14, rate: 0.2, ratio: 0.45, p: 0.001 };

const found = (share: number): Proposal['beside'][number]['found'] => {
  return { share, interval: [0.34, 0.74], people: 20 };
};

const proposal: Proposal = {
  outcome: 'performance',
  n: 60,
  targets: [{ code: 'E3', name: 'Assertiveness', weight: 1, target: 57.4 }],
  left_out: [
    { code: 'N4', name: 'Self-consciousness', why: 'negative' },
    { code: 'A1', name: 'Trust', why: 'unclear' },
  ],
  tried: { n: 60, r: 0.41, interval: [0.18, 0.6], likely: 0.2, empty: 2, forecasts: true },
  beside: [
    { profile: 'own', name: null, r: 0.41, interval: [0.18, 0.6], found: found(0.55) },
    { profile: 'family', name: 'Software & IT', r: 0.12, interval: [-0.14, 0.37], found: null },
    {
      profile: 'none',
      name: null,
      r: 0,
      interval: null,
      found: { share: 0.33, interval: null, people: 20 },
    },
  ],
  impact: fair,
};

const card = (more: Partial<Proposal> = {}) =>
  rendered(<ProposalCard id={1} proposal={{ ...proposal, ...more }} onSaved={() => undefined} />);

test('it says what would be saved, what is left out and why, and how it was tried', () => {
  const words = wordsOf(card());
  expect(words).toMatch(/Assertiveness at least T 57 100 %/);
  expect(words).toMatch(/A profile can only ask for more of a scale.*Self-consciousness/);
  expect(words).toMatch(/Could be chance\. Trust/);
  expect(words).toContain('Tried on 60 people');
  expect(words).toMatch(/cross-validated r = 0\.41 \(0\.18 – 0\.60\).*expect about 0\.20/);
  expect(words).toMatch(
    /The standard profile Software & IT|The standard profile Software &amp; IT/,
  );
  expect(words).toContain('finds 55 % (34 – 74 %)');
  expect(words).toMatch(/No profile, people as they come.* r = 0\.00 finds 33 %/);
  expect(words).toContain('so many of the 20 people rated highest');
  expect(words).not.toContain('no better than chance. Campaigns');
});

test('what is not known is not shown as a number', () => {
  const beside = [{ profile: 'none' as const, name: null, r: null, interval: null, found: null }];
  const words = wordsOf(card({ beside }));
  expect(words).toContain('No profile, people as they come not known');
  expect(words).not.toContain('Finds');
});

test('one that predicts nothing says so before it can be saved', () => {
  const tried = { ...proposal.tried, interval: [-0.1, 0.4] as [number, number], forecasts: false };
  expect(wordsOf(card({ tried }))).toContain('it predicted no better than chance');
  const none = { ...tried, r: null, interval: null, likely: null };
  expect(wordsOf(card({ tried: none }))).toContain('Don’t expect it to predict anything');
});

test('what it may be used for stands beside the button', () => {
  expect(wordsOf(card())).toMatch(
    /With 60 people, this profile is for trying out: .* Save reference/,
  );
  const many = wordsOf(card({ n: 100 }));
  expect(many).toContain('can be one reason among others, never the only one');
  expect(many).not.toContain('for trying out');
});

test('without a supported facet there is nothing to save', () => {
  const html = card({ targets: [], impact: null });
  expect(wordsOf(html)).toContain('Nothing to save');
  expect(html).not.toContain('<button');
});

test('adverse impact is said with its groups, and has to be accepted', () => {
  expect(card()).not.toContain('type="checkbox"');
  const impact = { ...fair, gender: [rate, { ...women, adverse: true }], adverse: true };
  const html = card({ impact });
  expect(wordsOf(html)).toContain('Women: chosen at less than four fifths');
  expect(wordsOf(html)).toMatch(/Women 14 of 90 \(20 %\) 0\.45/);
  expect(html).toContain('type="checkbox"');
  const unknown = wordsOf(card({ impact: { ...fair, gender: [] } }));
  expect(unknown).toContain('does not mean that the profile treats everyone alike');
});

test('chance is told in rounds, by how often it reaches what was found', () => {
  const chance: Chance = {
    permutations: 500,
    shares: Array.from({ length: 20 }, (_, bin) => (bin === 9 || bin === 10 ? 0.5 : 0)),
    one_scale: 0.31,
    largest: { median: 0.41, limit: 0.52 },
  };
  const words = (largest: number) =>
    wordsOf(rendered(<ChanceCard chance={chance} largest={largest} compared={82} />));
  expect(words(-0.3)).toContain('is −0.30. Chance alone reaches that in more than half');
  expect(words(0.5)).toContain('fewer than half of the rounds, but in more than 1 of 20');
  expect(words(-0.6)).toContain('in fewer than 1 round of 20');
  expect(words(0.5)).toContain('The largest of all 82 correlations');
});

test('a version shows every scale that was studied, and the first ones that kept none show nothing', () => {
  const numbers = { r: 0.41, interval: [0.18, 0.6] as [number, number], q: 0.012, shrunk: 0.2 };
  const scales = [
    {
      code: 'E3',
      name: 'Assertiveness',
      n: 60,
      verdict: 'supported' as const,
      numbers,
      doubt: { by_chance: 0.3, by_one: 4 },
    },
    {
      code: 'C4',
      name: 'Drive',
      n: 60,
      verdict: 'supported' as const,
      numbers: { ...numbers, q: 0 },
      doubt: null,
    },
    { code: 'A1', name: 'Trust', n: 60, verdict: 'unclear' as const, numbers: null, doubt: null },
  ];
  const words = wordsOf(rendered(<StudiedScales outcome="engagement" scales={scales} />));
  expect(words).toContain('Engagement: all 3 scales studied');
  expect(words).toContain('Assertiveness 60 0.41 (0.18 – 0.60) 0.012 Barely supported');
  expect(words).toContain('Drive 60 0.41 (0.18 – 0.60) &lt; 0.001 Supported');
  expect(words).toContain('Trust 60 – – Unclear');
  expect(rendered(<StudiedScales outcome="performance" scales={[]} />)).toBe('');
});

test.each([
  ['nl', '>100%<', '(20%)'],
  ['de', '>100\u00a0%<', '(20\u00a0%)'],
  ['es', '>100\u00a0%<', '(20\u00a0%)'],
])('its shares are written as %s writes them', (locale, weight, share) => {
  i18n.loadAndActivate({ locale, messages: {} });
  const html = card({ impact: { ...fair, gender: [rate, women] } });
  startInEnglish();
  expect(html).toContain(weight);
  expect(html).toContain(share);
});
