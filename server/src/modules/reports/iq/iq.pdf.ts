import type { IqReport } from '@assay/contract/iq-reports';
import { headSection } from '../pdf/head.section.ts';
import { iqScoresSection } from './iq-scores.section.ts';
import { normInWords } from '../pdf/report.words.ts';
import { interviewSection, limitsSection, signsSection } from '../pdf/notes.section.ts';
import { type Occasion, printReportOf } from '../pdf/report.document.ts';

/**
 * The logical report on A4.
 * @returns the file; the same report always has the same text.
 */
export function renderIqPdf(report: IqReport, about: Occasion): Promise<Buffer> {
  const { language } = about;
  return printReportOf(report.subject, 'logical reasoning', about, [
    ...headSection(
      report,
      { test: 'Logical reasoning', note: normInWords(report.norm, language) },
      about,
    ),
    iqScoresSection(report, language),
    ...interviewSection(report, language),
    signsSection(
      'Answering',
      {
        intro:
          'Signs that a score may not show what the person can do. A sign is a reason to ask, not proof. Shares of answers and of questions.',
        signs: report.effort.signs,
      },
      language,
    ),
    ...limitsSection(
      { ...report, attribution: null },
      howSure(report),
      language,
      `${normInWords(report.norm, language)}. Source: ${report.norm.source}`,
    ),
  ]);
}

function howSure({ scores }: IqReport): string {
  const half = (code: string) => {
    const [from, to] = scores.find((score) => score.code === code)?.interval ?? [0, 0];
    return Math.round((to - from) / 2);
  };
  return `The model expects the true score within ±${half('TOTAL')} points of the whole, and within ±${Math.max(half('ANALOGY'), half('SEQUENCE'))} of a section, for 19 of 20 people. Smaller differences could be chance.`;
}
