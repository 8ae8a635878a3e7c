import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import type { CultureReport, CultureTable } from './api.ts';
import { cultureColumns } from './culture-columns.tsx';
import { CultureStrip } from './culture-strip.tsx';

beforeAll(startInEnglish);

function plain(screen: ReactNode): string {
  const html = renderToStaticMarkup(<I18nProvider i18n={i18n}>{screen}</I18nProvider>);
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

function strip(fit: number, fitInterval: [number, number]): string {
  const report = {
    comparison: { match: { fit, fitInterval }, label: 'Opposed' },
    categories: [],
    responseStyle: { verdict: 'nothing unusual', flags: [] },
  } as unknown as CultureReport;
  return plain(<CultureStrip report={report} />);
}

function cell(fit: number, interval: [number, number]): string {
  const columns = cultureColumns({
    campaign: 1,
    categories: [],
    version: '2026.2',
    chosen: [],
    onChosen: () => {},
  });
  const row = {
    fit: { fit, interval, label: 'Opposed' },
  } as unknown as CultureTable['data'][number];
  const column = columns.find(({ id }) => id === 'fit');
  return plain(<>{column?.cell(row)}</>);
}

test('a fit whose band is cut off at 0 shows no range, on the card and in the table', () => {
  expect(strip(0, [0, 0])).toContain('Opposed Fit 0 of 100, no agreement, the lowest there is');
  expect(cell(0, [0, 0])).toContain('0, no agreement, the lowest there is');
  expect(strip(12, [0, 41])).toContain('Opposed Fit 12 of 100, between 0 and 41');
  expect(cell(12, [0, 41])).toContain('12 (0–41)');
});

test('a fit of 0 says what it means, on the card and in the table', () => {
  expect(strip(0, [0, 3])).toContain('Opposed Fit 0 of 100, no agreement, at most 3');
  expect(cell(0, [0, 3])).toContain('0, no agreement, at most 3');
});
