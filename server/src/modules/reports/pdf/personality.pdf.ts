import type { PersonalityReport } from '@assay/contract/personality-reports';
import { deviationsSection, fitSection } from './fit.section.ts';
import { headSection, stripSection } from './head.section.ts';
import {
  answeringSection,
  errorInWords,
  interviewSection,
  limitsSection,
} from './notes.section.ts';
import { facetsSection, factorsSection, tendenciesSection } from './profile.section.ts';
import { say } from '../../../platform/words/message.ts';
import { type Occasion, printReportOf } from './report.document.ts';
import { personalityMessages } from './words/personality-messages.data.ts';

/**
 * The personality report on A4: first the whole, then what to ask, then each scale.
 * @returns the file; the same report always has the same text.
 */
export function renderPersonalityPdf(report: PersonalityReport, about: Occasion): Promise<Buffer> {
  const { fit, scales } = report;
  const { language } = about;
  const test = say(language, personalityMessages.test());
  return printReportOf(report.subject, say(language, personalityMessages.file()), about, [
    ...headSection(report, { test }, about),
    stripSection(report, language),
    factorsSection(report, language),
    ...(fit ? [fitSection(fit, language), deviationsSection(fit, scales, language)] : []),
    ...interviewSection(report, language),
    ...facetsSection(report, language),
    ...tendenciesSection(report, language),
    answeringSection(report, language),
    ...limitsSection(report, errorInWords(report, language), language),
  ]);
}
