import type { FeatureKey } from '@assay/contract/access';
import {
  instrumentFacts,
  type InstrumentId,
  reportParams,
  testTypeIds,
} from '@assay/contract/instruments';
import type { TestCard } from '@assay/contract/subject-profile';
import type { Db } from '../../../platform/db/database.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { describeTests, type TestFacts } from '../../instruments/index.ts';
import {
  type AskingCampaign,
  listAskingCampaigns,
  listFinishedTests,
  listPermittedAttempts,
  listTestsFinished,
} from './card.queries.ts';
import type { CardSource, Shown } from '../rooms/report.room.ts';
import { reportRooms } from '../rooms/report.rooms.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** One card for each test of somebody, in the order in which tests are offered; the caller has asked for the permission. */
export async function showTestCards(ctx: ManagerContext, subjectId: number): Promise<TestCard[]> {
  const { db, organizationId, language } = ctx;
  const campaigns = await listAskingCampaigns(db, organizationId, subjectId);
  const attempts = await listPermittedAttempts(db, organizationId, subjectId);
  const tests = new Set(campaigns.flatMap(({ test_types }) => test_types));
  for (const { test, scores } of attempts) {
    if (forEverybody.has(test) && scores !== null) tests.add(test);
  }
  const facts = await describeTests(db, [...tests], language);
  const [latest = null] = campaigns;
  const cards: TestCard[] = [];
  for (const test of facts.filter(({ instrument }) => isOn(ctx, instrument))) {
    const asking = campaigns.filter(({ test_types }) => test_types.includes(test.test));
    const own = attempts.filter((attempt) => attempt.test === test.test);
    cards.push(await presentCard(ctx, { subjectId, test, asking, latest, own }));
  }
  return cards;
}

/** Tests that, taken once, serve whoever holds the permission; all others are shown to who asked for them. */
const forEverybody = new Map(
  Object.entries(testTypeIds).flatMap(([id, test]) => {
    const { unasked, feature } = instrumentFacts[id as InstrumentId];
    return unasked === 'all' ? [[String(test), feature] as const] : [];
  }),
);

interface Asker {
  db: Db;
  organizationId: OrganizationId;
  features: readonly FeatureKey[];
}

const sharedBy = (features: readonly FeatureKey[]) =>
  [...forEverybody].flatMap(([test, feature]) => (features.includes(feature) ? [test] : []));

/** Finished tests of some people that serve whoever holds their permission, asked for or not; no result is told. */
export function listSharedTests(
  { db, organizationId, features }: Asker,
  subjectIds: readonly number[],
) {
  return listFinishedTests(db, organizationId, { subjectIds, tests: sharedBy(features) });
}

/** Which tests those are. */
export function listKindsShared(
  { db, organizationId, features }: Asker,
  subjectIds: readonly number[],
): Promise<string[]> {
  return listTestsFinished(db, organizationId, { subjectIds, tests: sharedBy(features) });
}

function isOn({ actor }: ManagerContext, instrument: InstrumentId): boolean {
  return actor.organization?.features.includes(instrumentFacts[instrument].feature) === true;
}

async function presentCard(ctx: ManagerContext, source: CardSource): Promise<TestCard> {
  const { subjectId, test, asking } = source;
  const { attempt, campaign } = shownOf(source);
  const isRead =
    attempt?.completed_at != null &&
    (attempt.scores !== null || reportRooms.of(test.instrument).isUnscored === true);
  const result = isRead
    ? await reportRooms.of(test.instrument).sayResult(ctx, { subjectId, test, attempt, campaign })
    : null;
  return {
    id: test.id,
    instrument: test.instrument,
    name: test.name,
    state: attempt === undefined ? 'new' : attempt.completed_at === null ? 'started' : 'completed',
    started_at: attempt?.started_at.toISOString() ?? null,
    completed_at: attempt?.completed_at?.toISOString() ?? null,
    campaigns: asking.map(({ id, name }) => ({ id, name })),
    attempt: attempt?.number ?? null,
    verdict: result?.verdict ?? null,
    score: result?.score ?? null,
    saved: result?.saved ?? null,
    report: isRead ? reportOf(test, subjectId, campaign) : null,
  };
}

/** The attempt that counts, with the campaign whose report of it is shown. */
function shownOf(source: CardSource): Shown {
  const { test, asking, latest, own } = source;
  const { choose } = reportRooms.of(test.instrument);
  if (choose) return choose(source);
  const finished = own.find(({ completed_at }) => completed_at !== null);
  return { attempt: finished ?? own[0], campaign: asking[0] ?? latest };
}

function reportOf(
  { id, instrument }: TestFacts,
  subjectId: number,
  campaign: AskingCampaign | null,
) {
  const { choose } = reportRooms.of(instrument);
  const params: Record<string, string> = reportParams(id, subjectId);
  const path = instrumentFacts[instrument].report.replaceAll(
    /\$(\w+)/g,
    (_, name: string) => params[name] ?? '',
  );
  const query = campaign === null || choose ? '' : `?campaign=${campaign.id}`;
  return `${path}${query}`;
}
