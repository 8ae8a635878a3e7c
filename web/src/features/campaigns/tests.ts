import { cityOf } from '@assay/contract/time-zone';
import type { FeatureKey } from '@assay/contract/access';
import {
  instrumentFacts,
  type InstrumentId,
  instrumentOf,
  interviewCodeOf,
  skillTestIdOf,
  type TestId,
  testTypeIds,
} from '@assay/contract/instruments';
import { testMinutes } from '@assay/contract/test-minutes';
import { momentInShort, momentInWords } from '../../lib/moments.ts';
import type { Campaign } from './api.ts';

interface Face {
  letter: string;
  /** What it asks and how long that takes. */
  help: string;
  /** Faces of its chip: taken and not. */
  chip: string;
}

/** How managers see each instrument. */
const faces: Record<InstrumentId, Face> = {
  personality: {
    letter: 'P',
    help: `148 statements about habits (152 for development), about ${testMinutes.personality} minutes, no time limit.`,
    chip: 'bg-personality/14 text-personality',
  },
  iq: {
    letter: 'L',
    help: '40 puzzles with figures and numbers in two parts of 12 minutes each; the clock is the server’s.',
    chip: 'bg-logical/14 text-logical',
  },
  culture: {
    letter: 'C',
    help: `40 practices of a workplace, rated by how much they matter, about ${testMinutes.culture} minutes, no time limit.`,
    chip: 'bg-culture/14 text-culture',
  },
  burnout: {
    letter: 'E',
    help: `19 questions about the past four weeks, about ${testMinutes.burnout} minutes. About health, so it asks for a consent of its own; you see a band, never a score.`,
    chip: 'bg-happiness/14 text-happiness',
  },
  skill: {
    letter: 'S',
    help: 'Questions with several options, one at a time; each has its own time, by the server’s clock.',
    chip: 'bg-skills/14 text-skills',
  },
  interview: {
    letter: 'V',
    help: 'Questions of your own, answered before a camera: 30 seconds to prepare, up to 3 minutes to answer. People watch them; nothing is scored.',
    chip: 'bg-interview/14 text-interview',
  },
};

export function findTest(id: TestId): (Face & { name: string }) | undefined {
  const instrument = instrumentOf(id);
  return instrument && { ...faces[instrument], name: instrumentFacts[instrument].name };
}

/** The tests that an organisation with these features can give. */
export function testChoices(features: readonly FeatureKey[]) {
  return Object.entries(testTypeIds).flatMap(([name, id]) => {
    const { name: label, feature } = instrumentFacts[name as InstrumentId];
    const { help } = faces[name as InstrumentId];
    return features.includes(feature) ? [{ value: String(id), label, help }] : [];
  });
}

/** The test whose table of people is shown first; of health there is none. */
export function tabledTest(tests: readonly TestId[]): TestId | undefined {
  const order: TestId[] = [testTypeIds.personality, testTypeIds.iq, testTypeIds.culture];
  return (
    order.find((test) => tests.includes(test)) ??
    tests.find((test) => skillTestIdOf(test) !== undefined) ??
    tests.find((test) => interviewCodeOf(test) !== undefined)
  );
}

export function testsInWords(tests: Campaign['tests']): string {
  return tests.map(({ name }) => name).join(', ') || 'No tests yet';
}

/** Tests, deadline and reminders in one line. */
export function campaignInWords(campaign: Campaign): string {
  const { tests, deadline, time_zone, number_of_reminders: count } = campaign;
  const next = campaign.next_reminder_at;
  const due = deadline
    ? `due ${momentInWords(deadline, time_zone)} (${cityOf(time_zone)})`
    : 'no deadline yet';
  const reminders = next
    ? `next reminder ${momentInShort(next, time_zone)}`
    : count === 0
      ? 'no reminders'
      : count === 1
        ? '1 reminder'
        : `${count} reminders`;
  return [testsInWords(tests), due, reminders].join(' · ');
}
