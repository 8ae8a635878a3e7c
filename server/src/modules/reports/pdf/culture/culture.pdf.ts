import { fitRange } from '@assay/contract/culture-fit';
import type { CultureReport } from '@assay/contract/culture-reports';
import { takenIn } from '@assay/contract/language-name';
import { asAttempt } from '@assay/contract/retakes';
import type { TableCell } from 'pdfmake/interfaces.js';
import { cultureFitSection, cultureGapsSection, wishesSection } from './culture.section.ts';
import { cell, strip, styleCell, titleSection, traits } from '../head.section.ts';
import { answeringSection, interviewSection } from '../notes.section.ts';
import { type Occasion, printReportOf } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours } from '../report.theme.ts';
import { dayInWords, number } from '../report.words.ts';

/**
 * The culture report on A4: the whole, the wishes, the gaps, what to ask and what not to conclude.
 * @returns the file; the same report always has the same text.
 */
export function renderCulturePdf(report: CultureReport, about: Occasion): Promise<Buffer> {
  const {
    subject,
    campaign,
    completedAt,
    attempt,
    minutes,
    language,
    categories,
    comparison,
    limits,
  } = report;
  const taken = [
    `Culture, taken ${dayInWords(new Date(completedAt), about.timeZone)}`,
    minutes !== null && ` in ${number(Math.max(1, minutes))} minutes`,
    takenIn(language),
    asAttempt(attempt),
    campaign && `, for ${campaign.name}`,
  ];
  const test = report.organization?.test.name;
  const note = test ? { note: `compared with ${test}` } : {};
  const named = (emphasis: 'low' | 'high') =>
    categories.filter((category) => category.emphasis === emphasis).map((one) => one.name);
  const interviewQuestions = (comparison?.questions ?? []).map(({ code, question }) => ({
    scale: categories.find((category) => category.code === code)?.name ?? code,
    question,
  }));
  return printReportOf(subject, 'culture', about, [
    ...titleSection({ subject, occasion: taken.filter(Boolean).join(''), ...note }),
    strip([
      fitCell(report),
      cell('Matters more', traits(named('high'), about.language)),
      cell('Matters less', traits(named('low'), about.language)),
      styleCell(report.responseStyle, about.language),
    ]),
    report.note === null
      ? wishesSection(report)
      : section('What matters to this person', [{ text: report.note }]),
    ...cultureFitSection(report),
    ...cultureGapsSection(report),
    ...interviewSection({ interviewQuestions }, about.language),
    answeringSection(report, about.language),
    section('What not to conclude', [bullets(limits)]),
  ]);
}

function fitCell({ comparison }: CultureReport): TableCell {
  const match = comparison?.match;
  if (!match) {
    const text = comparison?.label ?? 'The organisation has not described itself yet.';
    return cell('Fit', [{ text, color: colours.muted }]);
  }
  return cell('Fit to the organisation', [
    { text: comparison.label, font: 'serif-latin', fontSize: 12.5 },
    {
      text: `Fit ${number(match.fit)} of 100, ${fitRange(match.fitInterval)}`,
      style: 'note',
      margin: [0, 2, 0, 0],
    },
  ]);
}
