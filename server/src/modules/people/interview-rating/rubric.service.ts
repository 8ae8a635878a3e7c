import type { BodyOf } from '@assay/contract/endpoint';
import type { Criterion, Rubric, setRubric } from '@assay/contract/interview-ratings';
import type { Language } from '@assay/contract/languages';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import { say } from '../../../platform/words/message.ts';
import { peopleMessages } from '../messages.data.ts';
import * as ratings from './rating.queries.ts';
import { rubricMessages as told } from './rubric-messages.data.ts';

const standard = [
  [told.answer, told.answerLow, told.answerMiddle, told.answerHigh],
  [told.example, told.exampleLow, told.exampleMiddle, told.exampleHigh],
  [told.reasons, told.reasonsLow, told.reasonsMiddle, told.reasonsHigh],
  [told.others, told.othersLow, told.othersMiddle, told.othersHigh],
] as const;

/** The product's own rubric, in the reader's language. */
function standardCriteria(language: Language | null): Criterion[] {
  return standard.map((makers) => {
    const [title = '', low = '', middle = '', high = ''] = makers.map((maker) =>
      say(language, maker()),
    );
    return { title, low, middle, high };
  });
}

/** What an interview is rated by: its own criteria, or the standard ones. */
export function criteriaOf(own: Criterion[] | null, language: Language | null): Criterion[] {
  return own ?? standardCriteria(language);
}

export function presentRubric(
  interview: ratings.RatedInterview,
  language: Language | null,
  fixed: boolean,
): Rubric {
  const { rubric, rubric_edition: edition } = interview;
  return { criteria: criteriaOf(rubric, language), standard: rubric === null, edition, fixed };
}

type Key = number | string;

export async function showRubric(ctx: ManagerContext, key: Key): Promise<Rubric> {
  const interview = await ratings.findRated(ctx.db, ctx.organizationId, key);
  if (interview === undefined) throw notFound();
  return presentRubric(interview, ctx.language, await isFixed(ctx, interview));
}

/** Once somebody is rated by it, other words would change what the ratings mean. */
export async function saveRubric(
  ctx: ManagerContext,
  key: Key,
  { criteria }: BodyOf<typeof setRubric>,
): Promise<Rubric> {
  const interview = await ratings.findRated(ctx.db, ctx.organizationId, key, 'change');
  if (interview === undefined) throw notFound();
  const fixed = await isFixed(ctx, interview);
  if (JSON.stringify(inOrder(interview.rubric)) === JSON.stringify(inOrder(criteria))) {
    return presentRubric(interview, ctx.language, fixed);
  }
  if (fixed) throw conflict(peopleMessages.rubricFixed());
  const edition = await ratings.replaceRubric(ctx.db, interview.id, criteria);
  await ctx.audit({
    action: 'interview.rubric_set',
    entity: 'interview',
    entityId: interview.id,
    before: { criteria: interview.rubric },
    after: { criteria },
  });
  const now = { ...interview, rubric: criteria, rubric_edition: edition };
  return presentRubric(now, ctx.language, false);
}

/** The database keeps the fields of an object in an order of its own. */
function inOrder(criteria: readonly Criterion[] | null) {
  return criteria?.map(({ title, low, middle, high }) => [title, low, middle, high]) ?? null;
}

/** Ratings of people who have withdrawn their permission count, too: they may give it again. */
async function isFixed({ db }: ManagerContext, { id }: ratings.RatedInterview): Promise<boolean> {
  return ratings.isRated(db, id);
}
