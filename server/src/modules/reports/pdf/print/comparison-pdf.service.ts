import { nameOf } from '@assay/contract/person-name';
import { requireFeature } from '../../../../access/guard.ts';
import type { ManagerContext } from '../../../../platform/http/context.ts';
import { showInterpersonalFit } from '../../personality/comparison/interpersonal-fit.service.ts';
import { comparePersonality } from '../../personality/comparison/personality-comparison.service.ts';
import { compareCulture } from '../../culture/culture-comparison.service.ts';
import { say } from '../../../../platform/words/message.ts';
import { cultureMessages } from '../words/culture-messages.data.ts';
import { comparisonMessages } from '../words/comparison-messages.data.ts';
import { personalityMessages } from '../words/personality-messages.data.ts';
import { printOrder } from './order.service.ts';

type Subject = Parameters<typeof nameOf>[0];

function bothInWords({ language }: ManagerContext, members: readonly { subject: Subject }[]) {
  const [first = '', second = ''] = members.map(({ subject }) => nameOf(subject));
  return say(language, comparisonMessages.both({ first, second }));
}

function personality({ language }: ManagerContext) {
  return say(language, personalityMessages.file());
}

/** Two people beside each other, with both parts of their screen. */
export async function printTwo(
  ctx: ManagerContext,
  [first, second]: readonly [number, number],
  campaignId?: number,
) {
  const likeness = await showInterpersonalFit(ctx, first, second);
  const comparison = await comparePersonality(ctx, [first, second], campaignId);
  const report = { comparison, likeness };
  const download = `${bothInWords(ctx, comparison.members)}, ${personality(ctx)}.pdf`;
  return printOrder(ctx, { kind: 'two', report }, download);
}

/** The wishes of two people beside each other. */
export async function printCultureTwo(
  ctx: ManagerContext,
  both: readonly [number, number],
  campaignId?: number,
) {
  const report = await compareCulture(ctx, both, campaignId);
  const names = bothInWords(ctx, report.members);
  const what = say(ctx.language, cultureMessages.file());
  return printOrder(ctx, { kind: 'culture-two', report }, `${names}, ${what}.pdf`);
}

/** A team, as small as it may be, is a matter of the feature for teams. */
export async function printTeam(
  ctx: ManagerContext,
  subjectIds: readonly number[],
  campaignId?: number,
) {
  requireFeature(ctx.actor, 'team_compare');
  const report = await comparePersonality(ctx, subjectIds, campaignId);
  const team = say(ctx.language, comparisonMessages.teamFile({ people: report.members.length }));
  return printOrder(ctx, { kind: 'team', report }, `${team}, ${personality(ctx)}.pdf`);
}
