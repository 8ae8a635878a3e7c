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
import { printDocument } from './report.document.ts';
import { dayInWords, nameOf, shortened } from './report.words.ts';

export interface Occasion {
  organization: string;
  /** Of the organisation, for the dates. */
  timeZone: string;
  printedAt: Date;
}

/**
 * The personality report on A4: first the whole, then what to ask, then each scale.
 * @returns the file; the same report always has the same text.
 */
export function renderPersonalityPdf(report: PersonalityReport, about: Occasion): Promise<Buffer> {
  const { organization, timeZone, printedAt } = about;
  const { fit, scales } = report;
  const name = nameOf(report.subject);
  const origin = [shortened(organization, 50), dayInWords(printedAt, timeZone)];
  return printDocument({
    title: `${name}, personality`,
    author: organization,
    printedAt,
    footer: `${shortened(name, 50)}, personality`,
    origin: origin.filter(Boolean).join(', '),
    content: [
      ...headSection(report, { test: 'Personality', timeZone }),
      stripSection(report),
      factorsSection(report),
      ...(fit ? [fitSection(fit), deviationsSection(fit, scales)] : []),
      ...interviewSection(report),
      ...facetsSection(report),
      ...tendenciesSection(report),
      answeringSection(report),
      ...limitsSection(report, errorInWords(report)),
    ],
  });
}
