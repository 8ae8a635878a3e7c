import { type SeededRandom, seededRandom } from '@assay/instruments/statistics/random';
import { reviewItems } from '@assay/instruments/success/reviews/items';
import { sql } from 'kysely';
import type { Trx } from '../platform/db/database.ts';
import { daysAgo } from './days.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Organization {
  organizationId: OrganizationId;
  manager: number;
  /** Reviews every third person, too. */
  colleague: number;
}

interface Person {
  subject_id: number;
  /** T-scores by scale. */
  summary: Record<string, number>;
  /** Since the permission. */
  days: number;
}

interface Plan {
  name: string;
  category: { kind: 'standard' | 'alt'; id: number };
  people: number;
  /** How good somebody's work is, in standard deviations. */
  work: (person: Person, random: SeededRandom) => number;
}

/** Days before now: everybody is added and reviewed today, who has been there longer was reviewed before. */
const [created, longer, before, added, today] = [14, 12, 10, 0.2, 0.1];

const z = (t = 50) => (t - 50) / 10;

/** One where something is found, one with too few people, one where nothing is. */
const plans: readonly Plan[] = [
  {
    name: 'Customer advisers',
    category: { kind: 'standard', id: 21 },
    people: 40,
    // As strong as one finds it at best: most of good work is something else.
    work: ({ summary }, random) => 0.75 * z(summary['C4']) + 0.8 * random.normal(),
  },
  {
    name: 'Team leads',
    category: { kind: 'alt', id: 1 },
    people: 12,
    work: ({ summary }, random) => z(summary['E3']) + 0.5 * random.normal(),
  },
  {
    name: 'Software engineers',
    category: { kind: 'standard', id: 6 },
    people: 30,
    work: (_, random) => random.normal(),
  },
];

/** Three success profiles, so that a new manager sees what each outcome looks like. */
export async function loadSuccessProfiles(db: Trx, organization: Organization): Promise<void> {
  const { organizationId, manager } = organization;
  const { rows } = await sql<Person>`
    select p.subject_id, r.summary, extract(epoch from app.now() - x.granted_at)::float8 / 86400 as days
    from app.organization_people p
    join app.users u on u.id = p.subject_id
    join app.permissions x on x.organization_id = p.organization_id and x.subject_id = p.subject_id
    join app.results r on r.subject_id = p.subject_id and r.test = '1'
    where p.organization_id = ${organizationId}::integer and p.permitted
      and greatest(x.granted_at, r.scored_at) < ${daysAgo(added)} order by u.email`.execute(db);
  for (const [place, plan] of plans.entries()) {
    const random = seededRandom(170 + place);
    const { id } = await db
      .insertInto('success_profiles')
      .values({
        organization_id: organizationId,
        name: plan.name,
        category_kind: plan.category.kind,
        category_id: plan.category.id,
        created_by: manager,
        created_at: daysAgo(created),
        updated_at: daysAgo(today),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Of their own, so that whoever reviews alone says the same with and without colleagues.
    const second = seededRandom(270 + place);
    for (const [at, person] of rows.slice(0, plan.people).entries()) {
      const colleagues = at % 3 === 0 ? { random: second } : null;
      await addReviewed(db, organization, { id, plan, person, random, colleagues });
    }
  }
}

interface Reviewed {
  /** Success profile. */
  id: number;
  plan: Plan;
  person: Person;
  random: SeededRandom;
  /** By whose chance a colleague reviews the same person today; null where none does. */
  colleagues: { random: SeededRandom } | null;
}

async function addReviewed(
  db: Trx,
  { organizationId, manager, colleague }: Organization,
  { id, plan, person, random, colleagues }: Reviewed,
): Promise<void> {
  const own = {
    organization_id: organizationId,
    success_profile_id: id,
    subject_id: person.subject_id,
  };
  const isLonger = person.days > longer;
  const row = await db
    .insertInto('success_profile_people')
    .values({ ...own, added_by: manager, added_at: daysAgo(isLonger ? longer : added) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { kind, id: category } = plan.category;
  const seen = { good: plan.work(person, random), liking: random.normal() };
  const given = (isLonger ? [before, today] : [today]).map((days) => ({
    days,
    by: manager,
    said: review(plan, seen, random),
  }));
  if (colleagues) {
    const { random: chance } = colleagues;
    // Two people see much of the same work, and not all of it; this one rates a little higher.
    const otherwise = (what: number) => what + 0.3 + 0.7 * chance.normal();
    const theirs = { good: otherwise(seen.good), liking: otherwise(seen.liking) };
    given.push({ days: today, by: colleague, said: review(plan, theirs, chance) });
  }
  for (const { days, by, said } of given) {
    const { answers, performance, engagement } = said;
    await db
      .insertInto('success_reviews')
      .values({
        ...own,
        success_profile_person_id: row.id,
        reviewer_id: by,
        category: kind === 'alt' ? `alt:${category}` : String(category),
        answers: JSON.stringify(answers),
        performance,
        engagement,
        first_performance: performance,
        first_engagement: engagement,
        started_at: daysAgo(days),
        given_at: daysAgo(days),
        changed_at: daysAgo(days),
      })
      .execute();
  }
}

/** Ratings of every item around how good somebody is, and their means. */
function review(
  { category }: Plan,
  { good, liking }: { good: number; liking: number },
  random: SeededRandom,
) {
  const rated = reviewItems(category).map(({ id, outcome }) => {
    const level = 3.1 + (outcome === 'performance' ? good : liking) * 0.9;
    const rating = Math.round(level + 0.3 * random.normal());
    return { id, outcome, rating: Math.min(5, Math.max(1, rating)) };
  });
  const meanOf = (asked: string) => {
    const ratings = rated.filter(({ outcome }) => outcome === asked).map(({ rating }) => rating);
    return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  };
  return {
    answers: Object.fromEntries(rated.map(({ id, rating }) => [id, rating])),
    performance: meanOf('performance'),
    engagement: meanOf('engagement'),
  };
}
