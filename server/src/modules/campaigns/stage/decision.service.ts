import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/stages';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { say } from '../../../platform/words/message.ts';
import { getCampaign } from '../campaign/campaign.service.ts';
import { addressed } from '../invitation/address.model.ts';
import { campaignMessages } from '../messages.data.ts';
import { writeDecision } from './decision.emails.ts';
import {
  countUntold,
  findDecisionMail,
  findFirstUntold,
  lockUntold,
  markTold,
} from './decision.queries.ts';
import { countPlaces, findStage } from './stage.queries.ts';
import { getStage } from './stage.service.ts';

type Asked = BodyOf<typeof contract.sendDecision>;

/** A stage that decides, and who is meant. */
async function readDecision(
  ctx: ManagerContext,
  campaignId: number,
  asked: Asked,
  find?: typeof findStage,
) {
  const { outcome, ...stage } = await getStage(ctx, campaignId, asked.stage_id, find);
  const { organizationId } = ctx;
  const wanted = [...new Set(asked.subjects)];
  const known = await countPlaces(ctx.db, organizationId, campaignId, wanted);
  if (known < wanted.length) throw notFound();
  if (outcome === null) throw conflict(campaignMessages.stageDecidesNothing());
  return { organizationId, campaignId, stage: { ...stage, outcome }, wanted };
}

/** The email to the first of them. */
export async function previewDecision(
  ctx: ManagerContext,
  campaignId: number,
  asked: Asked,
): Promise<OutputOf<typeof contract.previewDecision>['data']> {
  // It only reads, so it holds nothing.
  const decision = await readDecision(ctx, campaignId, asked, findStage);
  const first = await findFirstUntold(ctx.db, decision);
  const mail = first === undefined ? undefined : await findDecisionMail(ctx.db, first);
  if (mail === undefined) throw conflict(campaignMessages.nobodyToTell());
  const { outcome } = decision.stage;
  const text = asked.text?.trim() || null;
  const people = await countUntold(ctx.db, decision);
  const written = writeDecision(ctx.appUrl, { ...mail, outcome, text });
  return {
    subject: written.subject,
    html: written.html,
    text: written.text,
    people,
    left_out: decision.wanted.length - people,
  };
}

/** Tells people of the decision. Two managers at once tell each person once. */
export async function sendDecision(
  ctx: ManagerContext,
  campaignId: number,
  asked: Asked,
): Promise<OutputOf<typeof contract.sendDecision>> {
  const { db, jobs, organizationId } = ctx;
  const decision = await readDecision(ctx, campaignId, asked);
  const { outcome } = decision.stage;
  const campaign = await getCampaign(ctx, campaignId);
  const people = await lockUntold(db, decision);
  const sent = people.length;
  const left_out = decision.wanted.length - sent;
  if (sent > 0) {
    const ids = people.map((person) => person.invitation_id);
    await markTold(db, ids, outcome, asked.text?.trim() || null);
    await queueMails(
      db,
      jobs,
      people.map((person) => ({
        template: 'campaign-decision',
        params: { invitationId: person.invitation_id, outcome },
        ...addressed(person, campaign),
        organizationId,
        campaignId,
        dedupeKey: `decision:${person.invitation_id}:${outcome}:${ctx.requestId}`,
      })),
    );
    await ctx.audit({
      action: 'campaign.decision_sent',
      entity: 'campaign',
      entityId: campaignId,
      after: {
        outcome,
        people: sent,
        ...(sent === 1 && { subject_id: people[0]?.subject_id }),
      },
    });
  }
  return {
    message: say(ctx.language, campaignMessages.decisionSent({ people: sent })),
    sent,
    left_out,
  };
}
