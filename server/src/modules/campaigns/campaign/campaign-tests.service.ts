import type { BodyOf } from '@assay/contract/endpoint';
import type { saveCampaign } from '@assay/contract/campaigns';
import { isOn } from '@assay/contract/fields';
import {
  instrumentFacts,
  instrumentIds,
  instrumentOf,
  interviewCodeOf,
  skillTestIdOf,
  theTestOf,
} from '@assay/contract/instruments';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { describeTests, listTestsFor } from '../../instruments/index.ts';
import { campaignMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

/** What a form says about tests: all by their names, or skill tests and the happiness test apart. */
type ChosenTests = Pick<BodyOf<typeof saveCampaign>, 'test_types' | 'skill_tests' | 'burnout_test'>;

/** Whether a form says anything about tests. */
export function saysTests({ test_types, skill_tests, burnout_test }: ChosenTests): boolean {
  return test_types !== undefined || skill_tests !== undefined || burnout_test !== undefined;
}

/**
 * Every test that a form names, each once, as the database has it. A test that does not exist, is not offered to the
 * organisation or not switched on for it becomes a problem at the field that named it; so does what another
 * campaign made for itself. @param own code of what this one made.
 */
export async function readTests(
  ctx: ManagerContext,
  chosen: ChosenTests,
  problems: Record<string, Message>,
  own: string | null,
): Promise<string[]> {
  const named = [
    ...(chosen.test_types ?? []).flatMap((name, i) =>
      // The campaign's own is read with its questions.
      interviewCodeOf(name) !== undefined && interviewCodeOf(name) === own
        ? []
        : [{ test: String(name), field: `test_types.${i}` }],
    ),
    ...(chosen.skill_tests ?? []).map((id, i) => ({
      test: skillTestIdOf(id) === undefined ? `mcqt_${id}` : String(id),
      field: `skill_tests.${i}`,
    })),
    ...instrumentIds.flatMap((id) => {
      const { field } = instrumentFacts[id];
      return field && isOn(chosen[field]) ? [{ test: String(theTestOf(id)), field }] : [];
    }),
  ];
  const known = new Set(
    (
      await describeTests(
        ctx.db,
        named.map(({ test }) => test),
      )
    ).map(({ test }) => test),
  );
  const offered = await listOffered(
    ctx,
    named.map(({ test }) => test),
  );
  for (const { test, field } of named) {
    const instrument = instrumentOf(test);
    const facts = instrument && instrumentFacts[instrument];
    if (facts === undefined || facts.isOfCampaign === true || !known.has(test)) {
      problems[field] = campaignMessages.testUnknown();
    } else if (!ctx.actor.organization?.features.includes(facts.feature)) {
      problems[field] = campaignMessages.testOff();
    } else if (skillTestIdOf(test) !== undefined && !offered.has(test)) {
      problems[field] = campaignMessages.testNotOffered();
    }
  }
  return [...new Set(named.map(({ test }) => test))];
}

/** The skill tests that may not be asked for any more: deleted, without a question to ask, or meant for others by now. */
export async function listGoneTests(ctx: ManagerContext, tests: string[]) {
  const offered = await listOffered(ctx, tests);
  const gone = tests.filter((test) => skillTestIdOf(test) !== undefined && !offered.has(test));
  return describeTests(ctx.db, gone);
}

/** Saves the tests of a campaign. One that is deleted in this very moment is a problem at its field, as it is a moment later. */
export async function orTestGone<Saved>(save: Promise<Saved>): Promise<Saved> {
  try {
    return await save;
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint !== 'campaign_tests_skill_test_id_fkey') throw error;
    throw invalid({ skill_tests: campaignMessages.testNotOffered() });
  }
}

/** Skill tests that may be asked for from now on; nobody looks where none is named. */
async function listOffered({ db, organizationId }: ManagerContext, tests: string[]) {
  if (tests.every((test) => skillTestIdOf(test) === undefined)) return new Set<string>();
  const rows = await listTestsFor(db, organizationId);
  return new Set(rows.map(({ id }) => `mcqt_${id}`));
}
