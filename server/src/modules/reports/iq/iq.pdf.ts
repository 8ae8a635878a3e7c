import type { IqReport } from '@assay/contract/iq-reports';
import { headSection } from '../pdf/head.section.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { iqMessages } from '../words/iq-messages.data.ts';
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
  const tell = (message: Message) => say(language, message);
  return printReportOf(report.subject, tell(iqMessages.foot()), about, [
    ...headSection(
      report,
      { test: tell(iqMessages.test()), note: normInWords(report.norm, language) },
      about,
    ),
    iqScoresSection(report, language),
    ...interviewSection(report, language),
    signsSection(
      tell(iqMessages.answering()),
      {
        intro: tell(iqMessages.answeringIntro()),
        signs: report.effort.signs,
      },
      language,
    ),
    ...limitsSection(
      { ...report, attribution: null },
      tell(howSure(report)),
      language,
      tell(
        iqMessages.source({
          norm: normInWords(report.norm, language),
          source: report.norm.source,
        }),
      ),
    ),
  ]);
}

function howSure({ scores }: IqReport): Message {
  const half = (code: string) => {
    const [from, to] = scores.find((score) => score.code === code)?.interval ?? [0, 0];
    return Math.round((to - from) / 2);
  };
  return iqMessages.howSure({
    whole: String(half('TOTAL')),
    section: String(Math.max(half('ANALOGY'), half('SEQUENCE'))),
  });
}
