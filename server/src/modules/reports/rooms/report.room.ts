import type { FeatureKey } from '@assay/contract/access';
import type { nameOf } from '@assay/contract/person-name';
import type { TestCard } from '@assay/contract/subject-profile';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { descriptorsOf } from '../../../platform/found-rooms.ts';
import type { Registrar } from '../../../platform/http/registrar.ts';
import type { TestFacts } from '../../instruments/index.ts';
import type { AskingCampaign, PermittedAttempt } from '../card/card.queries.ts';
import type { Order } from '../pdf/print/report.task.ts';

/** What is known of somebody and a test. */
export interface CardSource {
  subjectId: number;
  test: TestFacts;
  /** The latest first. */
  asking: AskingCampaign[];
  /** Whose report is shown of a test that nobody has asked for: what it compares with holds for the card, too. */
  latest: AskingCampaign | null;
  own: PermittedAttempt[];
}

/** The attempt that counts, with the campaign whose report of it is shown. */
export interface Shown {
  attempt: PermittedAttempt | undefined;
  campaign: AskingCampaign | null;
}

export interface Finished extends Pick<CardSource, 'subjectId' | 'test'> {
  attempt: PermittedAttempt;
  campaign: AskingCampaign | null;
}

export type Said = Pick<TestCard, 'verdict' | 'score'> & Partial<Pick<TestCard, 'saved'>>;

export interface Printed {
  subject: Parameters<typeof nameOf>[0];
  /** What the report is called, where that is not its kind. */
  name?: string;
  order: Order;
}

export interface Printer {
  feature: FeatureKey;
  read: (ctx: ManagerContext, subjectId: number, campaignId?: number) => Promise<Printed>;
}

/** What managers read of an instrument's results. What is drawn of it is in its `DrawnRoom`. */
export interface ReportRoom {
  addRoutes: (routes: Registrar) => void;
  /** What a result comes down to, with the words and numbers of its report. */
  sayResult: (ctx: ManagerContext, finished: Finished) => Promise<Said> | Said;
  /** Where a report is no campaign's: which attempt counts instead of the latest finished one. */
  choose?: (source: CardSource) => Shown;
  /** Nothing in it is scored, and it is read all the same. */
  isUnscored?: boolean;
  /** Its reports on paper, by the kind that the call names. */
  printerOf?: (kind: string) => Printer | undefined;
}

/** `index.ts` of a room exports what this makes. */
export const { define: defineReportRoom, isOne: isReportRoom } = descriptorsOf<ReportRoom>();

export const nothingSaid: Said = { verdict: null, score: null };
