import type { IqReport } from '@assay/contract/iq-reports';
import { headSection } from '../pdf/head.section.ts';
import { iqScoresSection } from './iq-scores.section.ts';
import { interviewSection, limitsSection, signsSection } from '../pdf/notes.section.ts';
import type { Occasion } from '../pdf/personality.pdf.ts';
import { printDocument } from '../pdf/report.document.ts';
import { dayInWords, nameOf, shortened } from '../pdf/report.words.ts';

/**
 * The logical report on A4.
 * @returns the file; the same report always has the same text.
 */
export function renderIqPdf(report: IqReport, about: Occasion): Promise<Buffer> {
  const { organization, timeZone, printedAt } = about;
  const name = nameOf(report.subject);
  const origin = [shortened(organization, 50), dayInWords(printedAt, timeZone)];
  return printDocument({
    title: `${name}, logical reasoning`,
    author: organization,
    printedAt,
    footer: `${shortened(name, 50)}, logical reasoning`,
    origin: origin.filter(Boolean).join(', '),
    content: [
      ...headSection(report, { test: 'Logical reasoning', timeZone }),
      iqScoresSection(report),
      ...interviewSection(report),
      signsSection('Answering', {
        intro:
          'Signs that a score does not show what somebody can do. A sign is a reason to ask and proves nothing. Shares of answers and of questions.',
        signs: report.effort.signs,
      }),
      ...limitsSection({ ...report, attribution: null }, howSure(report)),
    ],
  });
}

function howSure({ scores }: IqReport): string {
  const half = (code: string) => {
    const [from, to] = scores.find((score) => score.code === code)?.interval ?? [0, 0];
    return Math.round((to - from) / 2);
  };
  return `In 19 of 20 cases the true score lies within ±${half('TOTAL')} points of the whole and within ±${Math.max(half('ANALOGY'), half('SEQUENCE'))} of a section. Differences smaller than the bands mean nothing.`;
}
