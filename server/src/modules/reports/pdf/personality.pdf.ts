import type { PersonalityReport } from '@assay/contract/reports';
import { deviationsSection, fitSection } from './fit.section.ts';
import { headSection, stripSection } from './head.section.ts';
import {
  answeringSection,
  errorInWords,
  interviewSection,
  limitsSection,
} from './notes.section.ts';
import { facetsSection, factorsSection, tendenciesSection } from './profile.section.ts';
import { type Occasion, printReportOf } from './report.document.ts';

/**
 * The personality report on A4: first the whole, then what to ask, then each scale.
 * @returns the file; the same report always has the same text.
 */
export function renderPersonalityPdf(report: PersonalityReport, about: Occasion): Promise<Buffer> {
  const { fit, scales } = report;
  return printReportOf(report.subject, 'personality', about, [
    ...headSection(report, { test: 'Personality', timeZone: about.timeZone }),
    stripSection(report),
    factorsSection(report),
    ...(fit ? [fitSection(fit), deviationsSection(fit, scales)] : []),
    ...interviewSection(report),
    ...facetsSection(report),
    ...tendenciesSection(report),
    answeringSection(report),
    ...limitsSection(report, errorInWords(report)),
  ]);
}
