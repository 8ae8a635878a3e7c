import { nameOf } from '@assay/contract/person-name';
import { requireFeature } from '../../../../access/guard.ts';
import type { ManagerContext } from '../../../../platform/http/context.ts';
import { showInterpersonalFit } from '../../comparison/interpersonal-fit.service.ts';
import { comparePersonality } from '../../comparison/personality-comparison.service.ts';
import { compareCulture } from '../../culture/culture-comparison.service.ts';
import { showInterviewResult } from '../../interview/interview-result.service.ts';
import { printOrder } from './report-pdf.service.ts';

/** Two people beside each other, with both parts of their screen. */
export async function printTwo(
  ctx: ManagerContext,
  [first, second]: readonly [number, number],
  campaignId?: number,
) {
  const likeness = await showInterpersonalFit(ctx, first, second);
  const comparison = await comparePersonality(ctx, [first, second], campaignId);
  const names = comparison.members.map(({ subject }) => nameOf(subject)).join(' and ');
  const report = { comparison, likeness };
  return printOrder(ctx, { kind: 'two', report }, `${names}, personality.pdf`);
}

/** The wishes of two people beside each other. */
export async function printCultureTwo(
  ctx: ManagerContext,
  both: readonly [number, number],
  campaignId?: number,
) {
  const report = await compareCulture(ctx, both, campaignId);
  const names = report.members.map(({ subject }) => nameOf(subject)).join(' and ');
  return printOrder(ctx, { kind: 'culture-two', report }, `${names}, culture.pdf`);
}

/** A team, as small as it may be, is a matter of the feature for teams. */
export async function printTeam(
  ctx: ManagerContext,
  subjectIds: readonly number[],
  campaignId?: number,
) {
  requireFeature(ctx.actor, 'team_compare');
  const report = await comparePersonality(ctx, subjectIds, campaignId);
  const team = `Team of ${report.members.length}`;
  return printOrder(ctx, { kind: 'team', report }, `${team}, personality.pdf`);
}

export async function printInterview(
  ctx: ManagerContext,
  named: Parameters<typeof showInterviewResult>[1],
) {
  const report = await showInterviewResult(ctx, named);
  const download = `${nameOf(report.subject)}, ${report.name}.pdf`;
  return printOrder(ctx, { kind: 'interview', report }, download);
}
