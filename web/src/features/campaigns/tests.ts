import type { FeatureKey } from '@assay/contract/access';
import { testTypeIds } from '@assay/contract/instruments';
import type { InstrumentId, TestTypeId } from '@assay/contract/instruments';
import { momentInShort, momentInWords, zoneInWords } from '../../lib/moments.ts';
import type { Campaign } from './api.ts';

interface Test {
  name: string;
  letter: string;
  /** The feature of the organisation that switches it on. */
  feature: FeatureKey;
  /** What it asks and how long that takes. */
  help: string;
  /** Faces of its chip: taken and not. */
  chip: string;
}

/** How managers see each instrument. */
const tests: Record<InstrumentId, Test> = {
  personality: {
    name: 'Personality',
    letter: 'P',
    feature: 'personality',
    help: '152 statements about habits, about 18 minutes, no time limit.',
    chip: 'bg-personality/14 text-personality',
  },
};

const names = Object.entries(testTypeIds) as [InstrumentId, TestTypeId][];

export function findTest(id: number): Test | undefined {
  const entry = names.find(([, number]) => number === id);
  return entry && tests[entry[0]];
}

/** The tests that an organisation with these features can give. */
export function testChoices(features: readonly FeatureKey[]) {
  return names
    .filter(([name]) => features.includes(tests[name].feature))
    .map(([name, id]) => ({ value: String(id), label: tests[name].name, help: tests[name].help }));
}

export function testsInWords(ids: readonly number[]): string {
  const words = ids.map((id) => findTest(id)?.name ?? `Test ${id}`);
  return words.length > 0 ? words.join(', ') : 'No tests yet';
}

/** Tests, deadline and reminders in one line. */
export function campaignInWords(campaign: Campaign): string {
  const { test_types, deadline, time_zone, number_of_reminders: count } = campaign;
  const next = campaign.next_reminder_at;
  const due = deadline
    ? `due ${momentInWords(deadline, time_zone)} (${zoneInWords(time_zone)})`
    : 'no deadline yet';
  const reminders = next
    ? `next reminder ${momentInShort(next, time_zone)}`
    : count === 0
      ? 'no reminders'
      : count === 1
        ? '1 reminder'
        : `${count} reminders`;
  return [testsInWords(test_types), due, reminders].join(' · ');
}
