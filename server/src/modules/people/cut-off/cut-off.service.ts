import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import type { checkCutOff } from '@assay/contract/cut-off';
import { factsOf } from '@assay/contract/instruments';
import { leastTFor } from '@assay/instruments/logical/model-score';
import { impactRatios } from '@assay/instruments/statistics/adverse-impact';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound } from '../../../platform/http/errors.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { peopleMessages } from '../messages.data.ts';
import { countGroups, countPassing } from './cut-off.queries.ts';

type CutOff = OutputOf<typeof checkCutOff>['data'];

/** What a threshold would do in a campaign; it moves nobody. */
export async function showCutOff(
  { db, organizationId }: ManagerContext,
  campaignId: number,
  { test: asked, threshold: told }: QueryOf<typeof checkCutOff>,
): Promise<CutOff> {
  const campaign = await findCampaign(db, organizationId, campaignId);
  if (campaign === undefined) throw notFound();
  if (campaign.type !== 'recruitment') throw conflict(peopleMessages.cutOffRecruitmentOnly());
  const test = String(asked);
  if (!campaign.test_types.includes(test)) {
    throw invalid({ test: peopleMessages.testNotAsked() });
  }
  const threshold = factsOf(test)?.unit === 'ability' ? leastTFor(told) : told;
  const cutOff = { organizationId, campaignId, test, threshold };
  const groups = await countGroups(db, cutOff);
  const ratesBy = (kind: string) =>
    impactRatios(groups.filter((group) => group.kind === kind)).map(
      ({ group: { name, people, passed }, ...rates }) => ({ name, people, passed, ...rates }),
    );
  return { ...(await countPassing(db, cutOff)), gender: ratesBy('gender'), age: ratesBy('age') };
}
