import { expect, test } from 'vitest';
import { compareSubjects } from './comparison.ts';
import { itemCategories } from './definition.ts';
import { scoreOrganization } from './organization.ts';
import { presentCulture, presentOwnCulture, summariseCulture } from './present.ts';
import { scoreCulture, type StoredCulture } from './score.ts';
import { simulateCulture, simulateManagers } from './simulate.ts';
import { textFor } from './texts/texts.ts';
import { cultureWords } from './texts/words/words.ts';

const subject = scoreCulture(simulateCulture(8, { wishes: { INN: 2.5, STA: -2.5 } }));
const organization = scoreOrganization(
  simulateManagers(8, 4, { culture: { INN: -2.5, STA: 2.5 } }),
);
const flat: StoredCulture = { ...subject, values: subject.values.map(() => 5) };

test('own result: texts for oneself, nothing of an organisation, and of careless answering a kind word', () => {
  const view = presentOwnCulture(subject);
  expect(Object.keys(view).toSorted()).toEqual([
    'absent',
    'categories',
    'limits',
    'note',
    'ownMean',
    'version',
  ]);
  expect(view.categories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const { code, emphasis, text } of view.categories) {
    expect(text).toBe(textFor(code, emphasis, 'own'));
  }
  expect(view.categories[0]).toMatchObject({ code: 'INN', emphasis: 'high' });
  expect(view.categories[1]).toMatchObject({ code: 'STA', emphasis: 'low' });
  const hasty = { ...subject.responseStyle, longestRun: 40, medianSeconds: 0.5 };
  const { limits } = presentOwnCulture({ ...subject, responseStyle: hasty });
  expect(limits[0]).toContain('came very quickly');
  expect(limits.slice(1)).toEqual(view.limits);
});

test('report: the same numbers, with fit, gaps, questions and why none of it is a knock-out', () => {
  const report = presentCulture(subject, { organization });
  const numbers = ({ categories }: Pick<typeof report, 'categories'>) =>
    categories.map(({ text: _, ...rest }) => rest);
  expect(numbers(report)).toEqual(numbers(presentOwnCulture(subject)));
  const { comparison } = report;
  expect(comparison).toMatchObject({ managers: 4, shared: true });
  expect(comparison?.match?.r).toBeLessThan(0);
  expect(comparison?.gaps).toHaveLength(8);
  const sizes = comparison?.gaps.map(({ difference }) => Math.abs(difference)) ?? [];
  expect(sizes).toEqual(sizes.toSorted((left, right) => right - left));
  expect(comparison?.cautions).toEqual(cultureWords(null).neverAKnockOut);
  const sides = new Map(comparison?.questions.map(({ code, side }) => [code, side]));
  expect([sides.get('INN'), sides.get('STA')]).toEqual(['more', 'less']);
  const quiet = comparison?.gaps.filter(({ meaningful }) => !meaningful) ?? [];
  for (const { code, verdict } of quiet) {
    expect(verdict).toBe('No clear difference');
    expect(sides.has(code)).toBe(false);
  }
});

test('without an organisation there is no comparison; the same answer everywhere has a reason', () => {
  expect(presentCulture(subject, { organization: null }).comparison).toBeNull();
  const report = presentCulture(flat, { organization });
  expect(report.comparison).toMatchObject({ match: null, label: 'Not available', gaps: [] });
  expect(report.comparison?.text).toContain('same value');
  expect([report.note, presentOwnCulture(flat).note]).toEqual([
    expect.stringContaining('same value'),
    report.note,
  ]);
  expect(presentOwnCulture(subject).note).toBeNull();
  expect(report.categories.every(({ emphasis }) => emphasis === 'middle')).toBe(true);
  expect(JSON.stringify(report)).not.toMatch(/NaN|Infinity/);
});

test('answers that hardly differ show no order either, and clear wishes among few values do', () => {
  const nearly: StoredCulture = { ...flat, values: flat.values.map((v, at) => (at === 7 ? 6 : v)) };
  expect(presentOwnCulture(nearly).note).toContain('or nearly');
  const clear = flat.values.map((_, at) => (itemCategories[at] === 'INN' ? 6 : 5));
  expect(presentOwnCulture({ ...flat, values: clear }).note).toBeNull();
});

test('lists: centred means by code, which make about 0', () => {
  const summary = summariseCulture(subject);
  expect(Object.keys(summary)).toHaveLength(8);
  const total = Object.values(summary).reduce((sum, value) => sum + value, 0);
  expect(Math.abs(total)).toBeLessThan(0.41);
  expect(summary.INN).toBeGreaterThan(0);
  const few: StoredCulture = {
    ...subject,
    values: subject.values.map((v, at) => (at < 2 ? null : v)),
  };
  expect(summariseCulture(few)).not.toHaveProperty('INN');
  expect(presentOwnCulture(few).absent).toEqual(['INN']);
  const hardly = { ...subject, values: subject.values.map((v, at) => (at < 11 ? null : v)) };
  expect(summariseCulture(hardly)).toEqual({});
  expect(presentOwnCulture(hardly)).toMatchObject({ ownMean: null, categories: [] });
});

test('two subjects: symmetric but for the direction, no questions and no cautions about hiring', () => {
  const other = scoreCulture(simulateCulture(9));
  const [there, back] = [compareSubjects(subject, other), compareSubjects(other, subject)];
  expect(there.match).toEqual(back.match);
  for (const gap of there.gaps) {
    const same = back.gaps.find(({ code }) => code === gap.code);
    expect(same?.rms).toBe(gap.rms);
    expect(Math.abs((same?.difference ?? 0) + gap.difference)).toBeLessThan(0.11);
  }
  expect(compareSubjects(subject, flat).text).toContain('second person');
  expect(compareSubjects(subject, subject)).toMatchObject({ label: 'Strong', match: { fit: 100 } });
});
