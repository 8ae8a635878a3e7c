import type { OutputOf } from '@assay/contract/endpoint';
import { factsOf, testIdOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import type { getPerson, PersonRow } from '@assay/contract/people';
import type { RatingSummary } from '@assay/contract/interview-ratings';
import { modelScoreOf } from '@assay/instruments/logical/model-score';
import { presentStage } from '../../campaigns/index.ts';
import type { CampaignRecord, PersonRecord, TestRecord } from './person.queries.ts';

type Score = NonNullable<PersonRow['fit']>;
/** What people are ordered by; of the logical test in T. */
export type Figure = Pick<Score, 'value' | 'interval'>;
type Campaign = OutputOf<typeof getPerson>['data']['campaigns'][number];

/** What belongs to one row beside the person. */
export interface Beside {
  labels: PersonRow['labels'];
  tests: TestRecord[];
  /** Of interviews, by their test. */
  ratings: ReadonlyMap<string, RatingSummary>;
  nameOf: (test: string) => string;
  fit: Score | null;
  tie: number | null;
  /** Whether results are told at all. */
  scores: boolean;
}

/** What an organisation sees of one of its people: its own words, and the rest only with permission. */
export function presentPerson(
  record: PersonRecord,
  beside: Beside,
  language: Language | null,
): PersonRow {
  const { id, first_name, last_name, email, permission, permission_asked } = record;
  return {
    id,
    first_name,
    last_name,
    email,
    status: record.status as PersonRow['status'],
    permission,
    permission_asked,
    labels: beside.labels,
    campaigns_count: record.campaigns,
    campaign: { id: record.campaign_id, name: record.campaign_name },
    stage: record.stage && presentStage(record.stage, language),
    last_activity_at: record.last_activity?.toISOString() ?? null,
    tests: beside.tests.map((test) => ({
      id: testIdOf(test.test),
      name: beside.nameOf(test.test),
      state: test.state as PersonRow['tests'][number]['state'],
      completed_at: test.completed_at?.toISOString() ?? null,
      score: beside.scores ? scoreOf(test) : null,
      rating: beside.scores ? (beside.ratings.get(test.test) ?? null) : null,
    })),
    fit: permission ? beside.fit : null,
    tie: beside.tie,
  };
}

/** The number of a test that people are ordered by, with its interval; null for tests that have none. */
export function figureOf({ score, score_low: low, score_high: high }: TestRecord): Figure | null {
  if (score === null || low === null || high === null) return null;
  return { value: score, interval: [low, high] };
}

/** The same in the unit in which people read it. */
export function scoreOf(test: TestRecord): Score | null {
  const figure = figureOf(test);
  if (figure === null) return null;
  if (factsOf(test.test)?.unit === 'percent') return { ...figure, unit: 'percent' };
  const [low, high] = figure.interval;
  return {
    value: modelScoreOf(figure.value),
    interval: [modelScoreOf(low), modelScoreOf(high)],
    unit: 'ability',
  };
}

export function presentCampaign(record: CampaignRecord): Campaign {
  return {
    id: record.id,
    name: record.name,
    type: record.type as Campaign['type'],
    status: record.status as Campaign['status'],
    invited_at: record.invited_at?.toISOString() ?? null,
    completed_at: record.completed_at?.toISOString() ?? null,
  };
}
