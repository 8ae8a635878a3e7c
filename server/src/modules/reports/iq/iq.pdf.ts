import type { IqReport } from '@assay/contract/iq-reports';
import type { Language } from '@assay/contract/languages';
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
      howSure(report, language),
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

/** Null where the whole or both sections have no number. */
function howSure({ scores }: IqReport, language: Language): string | null {
  const halves = (codes: readonly string[]) =>
    scores.flatMap(({ code, interval }) =>
      interval && codes.includes(code) ? [Math.round((interval[1] - interval[0]) / 2)] : [],
    );
  const [[whole], parts] = [halves(['TOTAL']), halves(['ANALOGY', 'SEQUENCE'])];
  if (whole === undefined || parts.length === 0) return null;
  const section = String(Math.max(...parts));
  return say(language, iqMessages.howSure({ whole: String(whole), section }));
}
