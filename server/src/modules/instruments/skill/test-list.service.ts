import { askedOf } from '@assay/contract/asked-of';
import { skillTestOf } from '@assay/contract/instruments';
import type { SkillTest } from '@assay/contract/skill-tests';
import type { UserContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { refusal } from '../attempt.service.ts';
import type { SittingForm } from './form.service.ts';
import { listOwnSkillTests, type OwnSkillTest } from './skill-test.queries.ts';

export async function showOwnSkillTests(ctx: UserContext): Promise<SkillTest[]> {
  return (await listOwnSkillTests(ctx.db, ctx.actor.userId)).map(presentTest);
}

/** Throws 404 for a test that nobody with permission asks for and that was not begun. */
export async function getOwnSkillTest(ctx: UserContext, testId: number): Promise<SkillTest> {
  const [row] = await listOwnSkillTests(ctx.db, ctx.actor.userId, testId);
  if (row === undefined) {
    const why = await refusal(ctx.db, ctx.actor.userId, skillTestOf(testId));
    throw why.status === 409 ? why : notFound();
  }
  return presentTest(row);
}

function presentTest(row: OwnSkillTest): SkillTest {
  const form = row.form as SittingForm | null;
  // What was begun goes on as it was, whatever the bank has made of the test since.
  const times = form?.questions.map(({ seconds }) => seconds);
  const drawn = askedOf(row);
  const base = times ? times.reduce((sum, seconds) => sum + seconds, 0) : drawn.seconds;
  return {
    id: row.id,
    test: skillTestOf(row.id),
    name: row.name,
    description: row.description,
    language: row.language,
    state: row.completed_at !== null ? 'completed' : row.started_at === null ? 'new' : 'started',
    questions: times?.length ?? drawn.questions,
    sample: row.is_sample,
    closed: row.closed,
    seconds: Math.ceil((base * (100 + row.extra_percent)) / 100),
    remainingSeconds: row.remaining_seconds,
    extraTime: row.extra_percent > 0,
    startedAt: row.started_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
  };
}
