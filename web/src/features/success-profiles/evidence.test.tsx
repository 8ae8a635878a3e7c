import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import type { Correlations, Finding } from './api.ts';
import { EvidenceCard } from './evidence-card.tsx';
import { EvidenceRow } from './evidence-row.tsx';
import { FindingDetails } from './finding-details.tsx';
import { PeopleProgress } from './people-progress.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TooFewCard } from './too-few-card.tsx';
import { strengthAt } from './words.ts';

beforeAll(startInEnglish);

const numbers = {
  r: 0.42,
  interval: [0.13, 0.65] as [number, number],
  q: 0.04,
  shrunk: 0.18,
  corrected: 0.54,
};

const doubt = { by_chance: 0.01, by_one: 0 };
const shaky = { by_chance: 0.18, by_one: 6 };

function finding(n: number, more: Partial<Finding> = {}): Finding {
  const { strength } = strengthAt(n);
  const base = { code: 'E3', name: 'Assertiveness', outcome: 'performance' as const };
  return { ...base, n, strength, verdict: 'supported', numbers, doubt, spread: null, ...more };
}

function report(n: number, scales: Finding[], more: Partial<Correlations> = {}): Correlations {
  return {
    id: 1,
    name: 'Engineers',
    category: { kind: 'standard', id: 6, name: 'Software & IT' },
    people: { all: n + 3, reviewed: n + 2, permitted: n + 1, counted: n },
    reviewers: { count: 2, at_least: false },
    strength: strengthAt(n).strength,
    norm: null,
    reliability: { performance: 0.6, engagement: null },
    scales,
    chance: null,
    profiles: [],
    ...more,
  };
}

const paths = ['/admin/manager/organization/success-profile/$successProfileId'];
const row = (one: Finding) => wordsOf(rendered(<EvidenceRow id={1} finding={one} chance={0.31} />));

test('R131 below 20 people there is no number, whatever was sent', () => {
  const words = row(finding(19, { verdict: 'too few' }));
  expect(words).toContain('Too few people');
  expect(words).toContain('19 people');
  expect(words).not.toMatch(/0\.\d/);
  const html = rendered(<TooFewCard report={report(14, [])} />, { paths });
  expect(wordsOf(html)).toContain('6 more people needed');
  expect(wordsOf(html)).toMatch(/17 in this success profile 16 reviewed by someone 15 .* 14 /);
  expect(html).not.toMatch(/0\.\d\d</);
});

test('a verdict comes in words before its number, with how much so many people bear', () => {
  const few = row(finding(40));
  expect(few).toMatch(/Supported.*r = 0\.42 \(0\.13 – 0\.65\).*40 people/);
  expect(few).toContain('An idea to look into: People with higher scores were rated higher');
  expect(row(finding(60))).toContain('A tentative finding: People with higher scores');
  expect(row(finding(120))).not.toContain('finding:');
  const contrary = { ...numbers, r: -0.42, interval: [-0.65, -0.13] as [number, number] };
  const against = row(finding(120, { verdict: 'contrary', numbers: contrary }));
  expect(against).toMatch(/Contrary.*r = −0\.42 \(−0\.65 – −0\.13\)/);
  expect(against).toContain('were rated lower in performance');
  const unclear = row(finding(120, { verdict: 'unclear', outcome: 'engagement' }));
  expect(unclear).toContain('Could be chance. This does not show that there is no relation.');
  expect(unclear).not.toContain('rated higher');
});

test('the line says the same to those who do not see it', () => {
  expect(rendered(<EvidenceRow id={1} finding={finding(40)} chance={null} />)).toContain(
    'aria-label="Assertiveness: correlation 0.42, between 0.13 and 0.65"',
  );
});

test('the corrected figure is called a second one, and range restriction is named', () => {
  const spread = { ratio: 0.6, interval: [0.5, 0.7] as [number, number] };
  const details = (verdict: 'narrower' | 'as the norm' | 'wider', corrected: number | null) =>
    wordsOf(
      rendered(
        <FindingDetails numbers={{ ...numbers, corrected }} spread={{ ...spread, verdict }} />,
      ),
    );
  expect(details('narrower', 0.54)).toMatch(/With error-free ratings 0\.54 A second figure only/);
  expect(details('narrower', 0.54)).toContain('differ less on this scale than the norm group (60');
  expect(details('wider', null)).toContain('differ more');
  expect(details('as the norm', null)).not.toMatch(/differ|second figure/);
  expect(details('as the norm', null)).toMatch(/Cautious estimate 0\.18 .* q = 0\.04/);
});

test('what could be chance is folded away and not left out', () => {
  const scales = [finding(40), finding(40, { code: 'A1', name: 'Trust', verdict: 'unclear' })];
  const words = wordsOf(
    rendered(<EvidenceCard report={report(40, scales)} outcome="performance" />),
  );
  expect(words).toMatch(/Assertiveness.*1 unclear scale.*Trust/);
  const none = wordsOf(rendered(<EvidenceCard report={report(40, scales)} outcome="engagement" />));
  expect(none).toContain('No scale stands out from chance here.');
  expect(none).toContain('How far reviewers agree is not known here');
});

test('the summary says what was found, and that finding nothing shows nothing', () => {
  const summary = (n: number, scales: Finding[]) =>
    wordsOf(rendered(<SummaryCard report={report(n, scales)} />));
  const unclear = finding(40, { verdict: 'unclear' });
  const found = summary(40, [finding(40), unclear]);
  expect(found).toContain('1 of 2 comparisons stands out');
  expect(found).toContain('Based on 40 people · 2 reviewers');
  expect(found).toContain('Don’t base decisions about people on them');
  const many = Array.from({ length: 11 }, (_, at) => finding(40, { code: `E${at}` }));
  expect(summary(40, many)).toContain('and 3 more below');
  const none = summary(40, [unclear]);
  expect(none).toContain('Nothing stands out from chance');
  // Enough people for a finding are no finding.
  const plenty = summary(120, [finding(120, { verdict: 'unclear' })]);
  expect(plenty).not.toContain('A usable finding');
  expect(none).toContain('“Unclear” does not mean “no relation”');
});

test('a verdict that chance’s best scale often reaches is called a bare one, in the sentence that tells it', () => {
  const sure = row(finding(40));
  expect(sure).toContain('Supported');
  expect(sure).not.toContain('Barely');
  expect(sure).toMatch(
    /higher in performance; chance’s best scale reaches that in 1 of 20 rounds at/,
  );
  const bare = row(finding(40, { doubt: shaky }));
  expect(bare).toMatch(
    /Barely supported.*; chance’s best scale reaches that in about 4 of 20 rounds/,
  );
  expect(row(finding(40, { doubt: { ...shaky, by_chance: 0.05 } }))).not.toContain('Barely');
  expect(row(finding(40, { doubt: { ...shaky, by_chance: 0.06 } }))).toContain('about 2 of 20');
  expect(row(finding(40, { doubt: { ...shaky, by_chance: 0.7 } }))).toContain('more than half of');
  const against = finding(120, { verdict: 'contrary', doubt: shaky });
  expect(row(against)).toContain('Barely contrary');
  // Nobody takes green for it, however many people there are.
  const green = (one: Finding) =>
    rendered(<EvidenceRow id={1} finding={one} chance={null} />).includes('bg-good');
  expect([green(finding(120)), green(finding(120, { doubt: shaky }))]).toEqual([true, false]);
});

test('how far a verdict depends on single people is said of each and of all', () => {
  expect(row(finding(40))).toContain('The verdict stays whichever of the 40 people is left out.');
  expect(row(finding(40, { doubt: shaky }))).toContain('The verdict depends on 6 of the 40 people');
  expect(row(finding(40, { doubt: { ...shaky, by_one: 1 } }))).toContain('without this person');
  expect(row(finding(40, { verdict: 'unclear', doubt: null }))).not.toContain('people is left');
  const scales = [
    finding(40),
    finding(40, { code: 'C4', doubt: shaky }),
    finding(40, { code: 'C2', doubt: { by_chance: 0.2, by_one: 0 } }),
  ];
  const words = wordsOf(rendered(<SummaryCard report={report(40, scales)} />));
  expect(words).toMatch(/reaches in 19 of 20 rounds: 1 of 3\./);
  expect(words).toMatch(/whichever of the 40 people is left out: 2 of 3\./);
});

test('found, how sure, and what for: in this order, and a profile of few is for trying out', () => {
  const words = (n: number, more: Partial<Correlations> = {}) =>
    wordsOf(rendered(<SummaryCard report={report(n, [finding(n)], more)} />));
  expect(words(40)).toMatch(/What was found .*How sure it is .*What you may use it for For trying/);
  expect(words(99)).toContain('Don’t choose people by it.');
  expect(words(100)).toMatch(/What you may use it for A supported scale, or the fit/);
  const one = (reviewers: Correlations['reviewers']) => words(40, { reviewers });
  expect(one({ count: 1, at_least: false })).toMatch(
    /· 1 reviewer .*One reviewer gave every rating/,
  );
  expect(one({ count: 1, at_least: true })).toMatch(/· at least 1 reviewer /);
  expect(one({ count: 1, at_least: true })).not.toContain('One reviewer gave');
});

test('progress names the next step, and none beyond the last', () => {
  const words = (people: number) => wordsOf(rendered(<PeopleProgress people={people} />));
  expect(words(1)).toContain('1 person counts · 19 more');
  expect(words(20)).toContain('20 people count · 30 more');
  expect(words(99)).toContain('99 people count · 1 more');
  expect(words(100)).not.toContain(' more for');
  const here = (people: number) =>
    /aria-current="step".*?<\/li>/.exec(rendered(<PeopleProgress people={people} />))?.[0];
  expect(here(19)).toContain('Nothing yet');
  expect(here(20)).toContain('An idea to look into');
  expect(here(50)).toContain('A tentative finding');
  expect(here(100)).toContain('A usable finding');
});
