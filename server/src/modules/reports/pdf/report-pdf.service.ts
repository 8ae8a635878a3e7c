import { skillTestIdOf } from '@assay/contract/instruments';
import { requireFeature } from '../../../access/guard.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { findOrganization } from '../../organisations/index.ts';
import { showPersonalityReport } from '../personality-report.service.ts';
import { showSkillReport } from '../skill/skill-report.service.ts';
import { nameOf } from './report.words.ts';

/** A report to be kept or printed, with the same content as on the screen. */
export async function printReport(
  ctx: ManagerContext,
  kind: string,
  subjectId: number,
  campaignId?: number,
): Promise<Binary> {
  const testId = skillTestIdOf(kind);
  const printed =
    testId === undefined
      ? await preparePersonality(ctx, subjectId, campaignId)
      : await prepareSkill(ctx, { subjectId, testId }, campaignId);
  const organization = await findOrganization(ctx.db, ctx.organizationId);
  return {
    type: 'application/pdf',
    content: await printed.render({
      organization: organization?.name ?? '',
      timeZone: organization?.time_zone ?? 'UTC',
      printedAt: new Date(),
    }),
    download: `${printed.name}.pdf`,
  };
}

interface Occasion {
  organization: string;
  timeZone: string;
  printedAt: Date;
}

interface Printed {
  name: string;
  render: (about: Occasion) => Promise<Buffer>;
}

async function preparePersonality(
  ctx: ManagerContext,
  subjectId: number,
  campaignId?: number,
): Promise<Printed> {
  requireFeature(ctx.actor, 'personality');
  const report = await showPersonalityReport(ctx, subjectId, campaignId);
  // What draws costs 0.15 s of processor time and 30 MB: only for nodes that print.
  const { renderPersonalityPdf } = await import('./personality.pdf.ts');
  return {
    name: `${nameOf(report.subject)}, personality`,
    render: (about) => renderPersonalityPdf(report, about),
  };
}

async function prepareSkill(
  ctx: ManagerContext,
  ids: { subjectId: number; testId: number },
  campaignId?: number,
): Promise<Printed> {
  requireFeature(ctx.actor, 'skill_tests');
  const report = await showSkillReport(ctx, ids, campaignId);
  const { renderSkillPdf } = await import('./skill.pdf.ts');
  return {
    name: `${nameOf(report.subject)}, ${report.test.name}`,
    render: (about) => renderSkillPdf(report, about),
  };
}
