import type { CultureReport } from '@assay/contract/culture-reports';
import type { Language } from '@assay/contract/languages';
import type { TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../../platform/words/message.ts';
import {
  cultureFitSection,
  cultureGapsSection,
  fitRange,
  wishesSection,
} from './culture.section.ts';
import { cell, strip, styleCell, titleSection, traits } from '../head.section.ts';
import { answeringSection, interviewSection } from '../notes.section.ts';
import { type Occasion, printReportOf } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours } from '../report.theme.ts';
import { number, takenInWords } from '../report.words.ts';
import { cultureMessages } from '../words/culture-messages.data.ts';
import { sharedMessages } from '../words/shared-messages.data.ts';

/**
 * The culture report on A4: the whole, the wishes, the gaps, what to ask and what not to conclude.
 * @returns the file; the same report always has the same text.
 */
export function renderCulturePdf(report: CultureReport, about: Occasion): Promise<Buffer> {
  const { subject, categories, comparison, limits } = report;
  const { timeZone, language } = about;
  const tell = (message: Message) => say(language, message);
  const occasion = takenInWords(
    { ...report, test: tell(cultureMessages.test()), timeZone, answeredIn: report.language },
    language,
  );
  const test = report.organization?.test.name;
  const note = test === undefined ? {} : { note: tell(cultureMessages.comparedWith({ test })) };
  const named = (emphasis: 'low' | 'high') =>
    categories.filter((category) => category.emphasis === emphasis).map((one) => one.name);
  const interviewQuestions = (comparison?.questions ?? []).map(({ code, question }) => ({
    scale: categories.find((category) => category.code === code)?.name ?? code,
    question,
  }));
  return printReportOf(subject, tell(cultureMessages.file()), about, [
    ...titleSection({ subject, occasion, ...note }),
    strip([
      fitCell(report, language),
      cell(tell(cultureMessages.more()), traits(named('high'), language)),
      cell(tell(cultureMessages.less()), traits(named('low'), language)),
      styleCell(report.responseStyle, language),
    ]),
    report.note === null
      ? wishesSection(report, language)
      : section(tell(cultureMessages.wishes()), [{ text: report.note }]),
    ...cultureFitSection(report, language),
    ...cultureGapsSection(report, language),
    ...interviewSection({ interviewQuestions }, language),
    answeringSection(report, language),
    section(tell(sharedMessages.whatNot()), [bullets(limits)]),
  ]);
}

function fitCell({ comparison }: CultureReport, language: Language): TableCell {
  const match = comparison?.match;
  if (!match) {
    const text = comparison?.label ?? say(language, cultureMessages.undescribed());
    return cell(say(language, cultureMessages.fit()), [{ text, color: colours.muted }]);
  }
  const figure = cultureMessages.fitOf({
    fit: number(match.fit),
    range: fitRange(match.fit, match.fitInterval),
  });
  return cell(say(language, cultureMessages.fitToOrganization()), [
    { text: comparison.label, font: 'serif-latin', fontSize: 12.5 },
    { text: say(language, figure), style: 'note', margin: [0, 2, 0, 0] },
  ]);
}
