import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { type Named, nameOf } from '@assay/contract/person-name';
import type * as contract from '@assay/contract/stages';
import { auditChange } from '../../../platform/audit.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound } from '../../../platform/http/errors.ts';
import { getCampaign } from '../campaign/campaign.service.ts';
import { campaignMessages } from '../messages.data.ts';
import { countUntold } from './decision.queries.ts';
import { presentStage, stageName } from './stage.presenter.ts';
import * as stages from './stage.queries.ts';

export async function showStages(ctx: ManagerContext, campaignId: number) {
  await getCampaign(ctx, campaignId);
  const own = await stages.listStages(ctx.db, ctx.organizationId, campaignId);
  return { stages: own.map((stage) => presentStage(stage, ctx.language)) };
}

/** A campaign that has stages. @throws 409 for one about own employees, who are not selected */
async function requireRecruitment(ctx: ManagerContext, campaignId: number) {
  const campaign = await getCampaign(ctx, campaignId);
  if (campaign.type !== 'recruitment') throw conflict(campaignMessages.stagesRecruitmentOnly());
  return campaign;
}

/** A stage to which people of a campaign may be moved. @param find whether it is held as well */
export async function getStage(
  ctx: ManagerContext,
  campaignId: number,
  stageId: number,
  find = stages.holdStage,
) {
  await requireRecruitment(ctx, campaignId);
  const stage = await find(ctx.db, ctx.organizationId, campaignId, stageId);
  if (stage === undefined) throw notFound();
  return stage;
}

type Given = BodyOf<typeof contract.setStages>['stages'];

/** Sets the stages of a campaign, as they stand in the list; what is left out goes, unless somebody is in it. */
export async function setStages(
  ctx: ManagerContext,
  campaignId: number,
  { stages: given, for_new_campaigns: forNew }: BodyOf<typeof contract.setStages>,
) {
  const { db, organizationId } = ctx;
  const campaign = await requireRecruitment(ctx, campaignId);
  refuseSameNames(given);
  await stages.holdStages(db, organizationId, campaignId);
  const before = await stages.listStages(db, organizationId, campaignId);
  const known = new Map(before.map((stage) => [stage.id, stage]));
  const kept = new Set(given.flatMap(({ id }) => id ?? []));
  if ([...kept].some((id) => !known.has(id))) throw notFound();
  await removeStages(
    ctx,
    before.filter(({ id }) => !kept.has(id)).map((stage) => presentStage(stage, ctx.language)),
  );
  const ordered = inOrder(given).map(({ id, name, outcome }, index) => {
    const present = id === undefined ? undefined : known.get(id);
    // Absent, it stays what it is.
    const decides = outcome === undefined ? (present?.outcome ?? null) : outcome;
    // Sent back under the name that its reader knows, it stays a usual one.
    const same = present !== undefined && name === stageName(present, ctx.language);
    const named = same ? { name: present.name, usual: present.usual } : { name, usual: null };
    return { id, ...named, place: index + 1, outcome: decides };
  });
  for (const { id, ...stage } of ordered) {
    if (id === undefined) await stages.insertStage(db, organizationId, campaignId, stage);
    else await stages.updateStage(db, organizationId, id, stage);
  }
  if (forNew === true) {
    const template = ordered.map(({ name, usual, outcome }) => ({ name, usual, outcome }));
    await stages.keepTemplate(db, organizationId, template);
  }
  const after = await stages.listStages(db, organizationId, campaignId);
  await auditChange(ctx, {
    action: 'campaign.stages_set',
    entity: 'campaign',
    entityId: campaign.id,
    before: { stages: before.map(({ name }) => name) },
    after: {
      stages: after.map(({ name }) => name),
      ...(forNew === true && { for_new_campaigns: true }),
    },
  });
  return { stages: after.map((stage) => presentStage(stage, ctx.language)) };
}

/** By `order` where it is given; the rest keep their place in the list. */
function inOrder(given: Given): Given {
  return given
    .map((stage, index) => ({ stage, at: stage.order ?? index + 1 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ stage }) => stage);
}

function refuseSameNames(given: Given): void {
  const seen = new Set<string>();
  for (const [index, { name }] of given.entries()) {
    const key = name.toLocaleLowerCase();
    if (seen.has(key)) {
      throw invalid({ [`stages.${index}.name`]: campaignMessages.stageNameTaken() });
    }
    seen.add(key);
  }
}

async function removeStages(
  ctx: ManagerContext,
  gone: ReturnType<typeof presentStage<stages.Stage>>[],
): Promise<void> {
  const full = gone.find(({ people }) => people > 0);
  if (full !== undefined) throw stageHasPeople(full);
  if (gone.length === 0) return;
  try {
    await stages.deleteStages(
      ctx.db,
      ctx.organizationId,
      gone.map(({ id }) => id),
    );
  } catch (error) {
    // Somebody was moved there a moment ago.
    if ((error as { code?: string }).code !== '23503') throw error;
    throw conflict(campaignMessages.stageJustFilled());
  }
}

function stageHasPeople({ name, people }: Pick<stages.Stage, 'name' | 'people'>) {
  return conflict(campaignMessages.stageHasPeople({ stage: name, people }));
}

/** Moves people to a stage, all of them or none. Who is there already stays; nobody is sent anything. */
export async function moveSubjects(
  ctx: ManagerContext,
  campaignId: number,
  { subjects, stage_id: stageId }: BodyOf<typeof contract.moveSubjects>,
): Promise<OutputOf<typeof contract.moveSubjects>['data']> {
  const { db, organizationId } = ctx;
  const stage = await getStage(ctx, campaignId, stageId);
  const wanted = [...new Set(subjects)];
  const places = await stages.lockPlaces(db, organizationId, campaignId, wanted);
  if (places.length < wanted.length) throw notFound();
  const moving = places.filter((place) => place.stage_id !== stage.id);
  if (moving.length > 0) {
    const ids = moving.map((place) => place.invitation_id);
    await stages.movePeople(db, ids, { stage, movedBy: ctx.actor.userId });
    const [only] = moving;
    await ctx.audit({
      action: 'campaign.people_moved',
      entity: 'campaign',
      entityId: campaignId,
      after: {
        stage: stage.name,
        people: moving.length,
        ...(moving.length === 1 && { subject_id: only?.subject_id }),
      },
    });
  }
  const { outcome } = stage;
  const people =
    outcome === null ? 0 : await countUntold(db, { organizationId, campaignId, stage, wanted });
  return {
    stage: presentStage(stage, ctx.language),
    moved: moving.length,
    email_offer: outcome === null || people === 0 ? null : { outcome, people },
  };
}

/** Where one person stands, and how they came there. */
export async function showMoves(
  ctx: ManagerContext,
  campaignId: number,
  subjectId: number,
): Promise<OutputOf<typeof contract.listStageMoves>['data']> {
  const { db, organizationId } = ctx;
  await getCampaign(ctx, campaignId);
  const place = await stages.findPlace(db, organizationId, campaignId, subjectId);
  if (place === undefined) throw notFound();
  const { id, name, usual, outcome, told_outcome: told, told_at: toldAt } = place;
  const moves = await stages.listMoves(db, organizationId, place.invitation_id);
  return {
    stage:
      id === null || name === null
        ? null
        : presentStage({ id, name, usual, outcome }, ctx.language),
    told: told === null || toldAt === null ? null : { outcome: told, at: toldAt.toISOString() },
    moves: moves.map((move) => ({
      from: stageName({ name: move.from_name, usual: move.from_usual }, ctx.language),
      to: stageName({ name: move.to_name, usual: move.to_usual }, ctx.language),
      by: managersName(move),
      at: move.moved_at.toISOString(),
    })),
  };
}

/** Null when the account is gone. */
function managersName({ first_name, last_name, email }: Record<keyof Named, string | null>) {
  return email === null
    ? null
    : nameOf({ first_name: first_name ?? '', last_name: last_name ?? '', email });
}
