import type { CultureReport } from '@assay/contract/culture-reports';
import { scoreOrganization } from '@assay/instruments/culture/organization';
import { presentOrganizationCulture } from '@assay/instruments/culture/organization-view';
import { presentCulture } from '@assay/instruments/culture/present';
import { scoreCulture } from '@assay/instruments/culture/score';
import { simulateCulture, simulateManagers } from '@assay/instruments/culture/simulate';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { renderCulturePdf } from './culture.pdf.ts';

const stored = scoreCulture(simulateCulture(8, { wishes: { INN: 2.5, STA: -2.5 } }));
const organization = scoreOrganization(
  simulateManagers(8, 4, { culture: { INN: -2.5, STA: 2.5 } }),
);

/** As the call answers it; without a culture when no manager has described the organisation. */
function reportOf(described: boolean): CultureReport {
  const view = presentCulture(stored, { organization: described ? organization : null });
  const { version, ownMean, categories, note, limits, responseStyle, comparison } = view;
  return {
    subject: { id: 5, first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.org' },
    campaign: { id: 7, name: 'Engineering leads, autumn', type: 'recruitment' },
    completedAt: '2026-11-14T23:30:00.000Z',
    attempt: { number: 1, previousAt: null, within30Days: false },
    language: 'en',
    minutes: 6.6,
    secondsPerItem: 7.4,
    version,
    ownMean,
    categories,
    note,
    limits,
    responseStyle,
    comparison,
    organization:
      described && organization
        ? {
            test: { id: 3, name: 'How we work' },
            culture: presentOrganizationCulture(organization),
          }
        : null,
  };
}

async function read(report: CultureReport) {
  const file = await renderCulturePdf(report, {
    organization: 'Söhne & Töchter',
    timeZone: 'Europe/Amsterdam',
    printedAt: new Date('2026-11-21T10:00:00Z'),
    language: 'en',
  });
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  // A line may end after a hyphen or a dash.
  const text = pages
    .join(' ')
    .replaceAll(/(?<=\S[-–])\n/g, '')
    .replaceAll(/\s+/g, ' ');
  return { pages, text };
}

const signed = (points: number) =>
  `${points > 0 ? '+' : ''}${(Number(points.toFixed(1)) + 0).toFixed(1).replace('-', '−')}`;

describe('what a printed culture report says', async () => {
  const report = reportOf(true);
  const { pages, text } = await read(report);
  const { comparison, organization } = report;

  test('who it is about, when it was taken, for what and compared with which culture', () => {
    expect(text).toContain(
      'Grace Hopper Culture, taken 15 November 2026 in 7 minutes, for Engineering leads, autumn',
    );
    expect(text).toContain('compared with How we work');
    for (const [at, page] of pages.entries())
      expect(page).toContain(`Grace Hopper, culture · ${at + 1} of ${pages.length}`);
  });

  test('each category with its text, its distance, its band and the organisation beside', () => {
    expect(report.categories).toHaveLength(8);
    for (const { code, name, text: words, centred, interval } of report.categories) {
      const own = organization?.culture.categories.find((one) => one.code === code)?.centred;
      expect(text).toContain(`${name} ${words}`);
      expect(text).toContain(`between ${signed(interval[0])} and ${signed(interval[1])}`);
      expect(text).toContain(`organisation ${signed(own ?? NaN)}`);
      expect(text).toContain(`${signed(centred)},`);
    }
  });

  test('the fit with its band in words, how far the managers agree, and why it decides nothing', () => {
    const { match, label, agreementNote, cautions } = comparison ?? {};
    expect(label).toBe('Opposed');
    expect(match?.fitInterval).toEqual([0, 0]);
    expect(text).toContain(
      'Fit with the organisation Opposed Fit 0 of 100, no agreement, the lowest there is',
    );
    expect(text).toContain('Opposed. Fit 0 of 100, no agreement, the lowest there is.');
    const [low, high] = (match?.interval ?? []).map((r) => r.toFixed(2).replace('-', '−'));
    expect(text).toContain(`(95 % confidence range: ${low} to ${high})`);
    expect(text).toContain(agreementNote);
    expect(cautions?.length).toBeGreaterThan(3);
    for (const caution of cautions ?? []) expect(text).toContain(caution);
  });

  test('the gaps, the largest first, and what to ask about those that are clear', () => {
    const places = (comparison?.gaps ?? []).map(({ name, verdict, difference }) => {
      const row = new RegExp(`${name} ${verdict} ${signed(difference).replace('+', '\\+')} \\(`);
      return row.exec(text)?.index ?? -1;
    });
    expect(places).toHaveLength(8);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(comparison?.questions.length).toBeGreaterThan(1);
    for (const { question } of comparison?.questions ?? []) expect(text).toContain(question);
  });

  test('the signs of careless answering and what not to conclude', () => {
    for (const { name, note } of report.responseStyle.flags)
      expect(text).toContain(`${name} ${note}`);
    for (const limit of report.limits) expect(text).toContain(limit);
  });

  test('never a single answer', () => {
    expect(text).not.toMatch(/People show new ideas to others/);
  });
});

test('without a described organisation there are wishes alone, and it says so', async () => {
  const { text } = await read(reportOf(false));
  expect(text).toContain('The organisation has not been described yet.');
  expect(text).not.toMatch(/compared with How|Gaps to|Why fit alone|thin mark/);
  expect(text).toContain('What matters to this person');
});
