import type { LogicalReport } from '@assay/contract/logical-reports';
import type { Language } from '@assay/contract/languages';
import { headSection } from '../pdf/head.section.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { logicalMessages } from '../words/logical-messages.data.ts';
import { logicalScoresSection } from './logical-scores.section.ts';
import { normInWords } from '../pdf/report.words.ts';
import { interviewSection, limitsSection, signsSection } from '../pdf/notes.section.ts';
import { type Occasion, printReportOf } from '../pdf/report.document.ts';

/**
 * The logical report on A4.
 * @returns the file; the same report always has the same text.
 */
export function renderLogicalPdf(report: LogicalReport, about: Occasion): Promise<Buffer> {
  const { language } = about;
  const tell = (message: Message) => say(language, message);
  return printReportOf(report.subject, tell(logicalMessages.foot()), about, [
    ...headSection(
      report,
      { test: tell(logicalMessages.test()), note: normInWords(report.norm, language) },
      about,
    ),
    logicalScoresSection(report, language),
    ...interviewSection(report, language),
    signsSection(
      tell(logicalMessages.answering()),
      {
        intro: tell(logicalMessages.answeringIntro()),
        signs: report.effort.signs,
      },
      language,
    ),
    ...limitsSection(
      { ...report, attribution: null },
      howSure(report, language),
      language,
      tell(
        logicalMessages.source({
          norm: normInWords(report.norm, language),
          source: report.norm.source,
        }),
      ),
    ),
  ]);
}

/** Null where the whole or both sections have no number. */
function howSure({ scores }: LogicalReport, language: Language): string | null {
  const halves = (codes: readonly string[]) =>
    scores.flatMap(({ code, interval }) =>
      interval && codes.includes(code) ? [Math.round((interval[1] - interval[0]) / 2)] : [],
    );
  const [[whole], parts] = [halves(['TOTAL']), halves(['ANALOGY', 'SEQUENCE'])];
  if (whole === undefined || parts.length === 0) return null;
  const section = String(Math.max(...parts));
  return say(language, logicalMessages.howSure({ whole: String(whole), section }));
}
