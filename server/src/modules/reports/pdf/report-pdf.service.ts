import type { FeatureKey } from '@assay/contract/access';
import { skillTestIdOf } from '@assay/contract/instruments';
import type { ReportKind, reportKinds } from '@assay/contract/reports';
import { nameOf } from '@assay/contract/person-name';
import { requireFeature } from '../../../access/guard.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { findOrganization } from '../../organisations/index.ts';
import { showCultureReport } from '../culture/culture-report.service.ts';
import { showBurnoutReport } from '../indices/burnout-report.service.ts';
import { showPersonalityReport } from '../personality-report.service.ts';
import { showSkillReport } from '../skill/skill-report.service.ts';
import { showWorkingFromHome } from '../indices/working-from-home.service.ts';
import type { Occasion } from './report.document.ts';

interface Printed {
  subject: Parameters<typeof nameOf>[0];
  /** What the report is called, where that is not its kind. */
  name?: string;
  print: (about: Occasion) => Promise<Buffer>;
}

interface Printer {
  feature: FeatureKey;
  read: (ctx: ManagerContext, subjectId: number, campaignId?: number) => Promise<Printed>;
}

/** What draws costs 0.15 s of processor time and 30 MB: it is loaded only on nodes that print. */
const printers: Record<(typeof reportKinds)[number], Printer> = {
  personality: {
    feature: 'personality',
    async read(ctx, subjectId, campaignId) {
      const report = await showPersonalityReport(ctx, subjectId, campaignId);
      const { renderPersonalityPdf } = await import('./personality.pdf.ts');
      return { subject: report.subject, print: (about) => renderPersonalityPdf(report, about) };
    },
  },
  culture: {
    feature: 'culture',
    async read(ctx, subjectId, campaignId) {
      const report = await showCultureReport(ctx, subjectId, campaignId);
      const { renderCulturePdf } = await import('./culture/culture.pdf.ts');
      return { subject: report.subject, print: (about) => renderCulturePdf(report, about) };
    },
  },
  'burnout-index': {
    feature: 'burnout',
    async read(ctx, subjectId) {
      const report = await showBurnoutReport(ctx, subjectId);
      const { renderBurnoutPdf } = await import('./indices/burnout.pdf.ts');
      return { subject: report.subject, print: (about) => renderBurnoutPdf(report, about) };
    },
  },
  'working-from-home-index': {
    feature: 'wfh_index',
    async read(ctx, subjectId, campaignId) {
      const report = await showWorkingFromHome(ctx, subjectId, campaignId);
      const { renderWorkingFromHomePdf } = await import('./indices/working-from-home.pdf.ts');
      return { subject: report.subject, print: (about) => renderWorkingFromHomePdf(report, about) };
    },
  },
};

function printerOf(kind: ReportKind): Printer {
  const testId = skillTestIdOf(kind);
  return testId === undefined ? printers[kind as keyof typeof printers] : skillPrinter(testId);
}

function skillPrinter(testId: number): Printer {
  return {
    feature: 'skill_tests',
    async read(ctx, subjectId, campaignId) {
      const report = await showSkillReport(ctx, { subjectId, testId }, campaignId);
      const { renderSkillPdf } = await import('./skill.pdf.ts');
      const { subject, test } = report;
      return { subject, name: test.name, print: (about) => renderSkillPdf(report, about) };
    },
  };
}

/** A report to be kept or printed, with the same content as on the screen. */
export async function printReport(
  ctx: ManagerContext,
  kind: ReportKind,
  subjectId: number,
  campaignId?: number,
): Promise<Binary> {
  const { feature, read } = printerOf(kind);
  requireFeature(ctx.actor, feature);
  const { subject, name = kind, print } = await read(ctx, subjectId, campaignId);
  const organization = await findOrganization(ctx.db, ctx.organizationId);
  return {
    type: 'application/pdf',
    content: await print({
      organization: organization?.name ?? '',
      timeZone: organization?.time_zone ?? 'UTC',
      printedAt: new Date(),
    }),
    download: `${nameOf(subject)}, ${name}.pdf`,
  };
}
