import { skillTestOf } from '@assay/contract/instruments';
import type { SkillReport } from '@assay/contract/skill-reports';
import { presentSkill } from '@assay/instruments/skill/present';
import type { StoredSkill } from '@assay/instruments/skill/score';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { say } from '../../../platform/words/message.ts';
import {
  listSkillDistribution,
  presentSkillScore,
  presentSkillStanding,
} from '../../instruments/index.ts';
import { readResult } from '../readable.service.ts';
import { presentReportCampaign, presentReportSubject } from '../report-frame.presenter.ts';
import { findKnownTest, listAskedQuestions, listOwnDistribution } from './skill-report.queries.ts';
import { skillMessages } from '../words/skill-messages.data.ts';

/** The report of one subject: unknown and foreign are 404, known without permission is 403. */
export async function showSkillReport(
  ctx: ManagerContext,
  { subjectId, testId }: { subjectId: number; testId: number },
  campaignId?: number,
): Promise<SkillReport> {
  const test = await findKnownTest(ctx.db, ctx.organizationId, testId);
  if (test === undefined) throw notFound();
  const name = skillTestOf(testId);
  const readable = await readResult(ctx, name, subjectId, campaignId);
  ctx.logAccess([subjectId], 'skill_report');
  const { subject, campaign, completedAt } = readable;
  const view = presentSkill(
    readable.stored as StoredSkill,
    {
      organization: await listOwnDistribution(ctx.db, ctx.organizationId, name),
      overall: await listSkillDistribution(ctx.db, testId),
    },
    ctx.language,
  );
  const asked = new Map(
    (await listAskedQuestions(ctx.db, subjectId, testId)).map((row) => [row.question_id, row]),
  );
  return {
    ...presentSkillScore(view),
    subject: presentReportSubject(subject),
    campaign: campaign && presentReportCampaign(campaign),
    attempt: readable.attempt,
    clockGaps: readable.clockGaps,
    test,
    completedAt: completedAt.toISOString(),
    allowed: view.allowed,
    standings: {
      organisation: presentSkillStanding(view.standings.organization),
      overall: presentSkillStanding(view.standings.overall),
    },
    questions: view.questions.map((question, at) => ({
      number: at + 1,
      text: asked.get(question.questionId)?.text ?? '',
      imageAlternative: asked.get(question.questionId)?.image_alternative ?? '',
      topic: question.topic,
      verdict: question.verdict,
      points: question.points,
      maximum: question.maximum,
      seconds: question.seconds,
      allowed: question.allowed,
    })),
    limits: skillLimits(test).map((limit) => say(ctx.language, limit)),
  };
}

/** What nobody should conclude from a score; on the screen and in print. */
function skillLimits(test: { is_sample: boolean }) {
  const { sample, oneDay, bands, topics, unwatched, again } = skillMessages;
  return [...(test.is_sample ? [sample] : []), oneDay, bands, topics, unwatched, again].map(
    (limit) => limit(),
  );
}
