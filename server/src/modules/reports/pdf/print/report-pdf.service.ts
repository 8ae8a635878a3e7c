import type { FeatureKey } from '@assay/contract/access';
import { skillTestIdOf } from '@assay/contract/instruments';
import type { ReportKind, reportKinds } from '@assay/contract/reports';
import { nameOf } from '@assay/contract/person-name';
import { requireFeature } from '../../../../access/guard.ts';
import type { InputOf } from '../../../../platform/apart/apart.ts';
import { printApart } from '../../../../platform/apart/printing.ts';
import type { ManagerContext } from '../../../../platform/http/context.ts';
import type { Binary } from '../../../../platform/http/reply.ts';
import { say } from '../../../../platform/words/message.ts';
import { findOrganization } from '../../../organisations/index.ts';
import { showCultureReport } from '../../culture/culture-report.service.ts';
import { showBurnoutReport } from '../../indices/burnout-report.service.ts';
import { showIqReport } from '../../iq/iq-report.service.ts';
import { showPersonalityReport } from '../../personality-report.service.ts';
import { showSkillReport } from '../../skill/skill-report.service.ts';
import { showWorkingFromHome } from '../../indices/working-from-home.service.ts';
import { personalityMessages } from '../words/personality-messages.data.ts';
import { workingFromHomeMessages } from '../words/working-from-home-messages.data.ts';
import { iqMessages } from '../../words/iq-messages.data.ts';
import { cultureMessages } from '../words/culture-messages.data.ts';
import { energyMessages } from '../words/energy-messages.data.ts';

interface Printed {
  subject: Parameters<typeof nameOf>[0];
  /** What the report is called, where that is not its kind. */
  name?: string;
  order: InputOf<typeof import('./report.task.ts')>['order'];
}

interface Printer {
  feature: FeatureKey;
  read: (ctx: ManagerContext, subjectId: number, campaignId?: number) => Promise<Printed>;
}

const printers: Record<(typeof reportKinds)[number], Printer> = {
  personality: {
    feature: 'personality',
    async read(ctx, subjectId, campaignId) {
      const report = await showPersonalityReport(ctx, subjectId, campaignId);
      const name = say(ctx.language, personalityMessages.file());
      return { subject: report.subject, name, order: { kind: 'personality', report } };
    },
  },
  culture: {
    feature: 'culture',
    async read(ctx, subjectId, campaignId) {
      const report = await showCultureReport(ctx, subjectId, campaignId);
      const name = say(ctx.language, cultureMessages.file());
      return { subject: report.subject, name, order: { kind: 'culture', report } };
    },
  },
  logical: {
    feature: 'iq',
    async read(ctx, subjectId, campaignId) {
      const report = await showIqReport(ctx, subjectId, campaignId);
      const name = say(ctx.language, iqMessages.file());
      return { subject: report.subject, name, order: { kind: 'logical', report } };
    },
  },
  'burnout-index': {
    feature: 'burnout',
    async read(ctx, subjectId) {
      const report = await showBurnoutReport(ctx, subjectId);
      const name = say(ctx.language, energyMessages.file());
      return { subject: report.subject, name, order: { kind: 'burnout-index', report } };
    },
  },
  'working-from-home-index': {
    feature: 'wfh_index',
    async read(ctx, subjectId, campaignId) {
      const report = await showWorkingFromHome(ctx, subjectId, campaignId);
      const name = say(ctx.language, workingFromHomeMessages.file());
      return { subject: report.subject, name, order: { kind: 'working-from-home-index', report } };
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
      const { subject, test } = report;
      return { subject, name: test.name, order: { kind: 'skill', report } };
    },
  };
}

/** A report to be kept or printed, with the same content as on the screen. It is drawn when the transaction is over. */
export async function printReport(
  ctx: ManagerContext,
  kind: ReportKind,
  subjectId: number,
  campaignId?: number,
): Promise<() => Promise<Binary>> {
  const { feature, read } = printerOf(kind);
  requireFeature(ctx.actor, feature);
  const { subject, name = kind, order } = await read(ctx, subjectId, campaignId);
  return printOrder(ctx, order, `${nameOf(subject)}, ${name}.pdf`);
}

/** @param download what the file is called. */
export async function printOrder(
  ctx: ManagerContext,
  order: Printed['order'],
  download: string,
): Promise<() => Promise<Binary>> {
  const organization = await findOrganization(ctx.db, ctx.organizationId);
  const about = {
    organization: organization?.name ?? '',
    timeZone: organization?.time_zone ?? 'UTC',
    printedAt: new Date(),
    language: ctx.language ?? ('en' as const),
  };
  const task = new URL('report.task.ts', import.meta.url);
  return async () => ({
    type: 'application/pdf',
    content: await printApart<typeof import('./report.task.ts')>(task, { order, about }),
    download,
  });
}
