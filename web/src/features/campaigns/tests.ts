import { cityOf } from '@assay/contract/time-zone';
import type { FeatureKey } from '@assay/contract/access';
import {
  factsOf,
  instrumentFacts,
  type InstrumentId,
  instrumentOf,
  type TestId,
  testTypeIds,
} from '@assay/contract/instruments';
import { testMinutes } from '@assay/contract/test-minutes';
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { momentInShort, momentInWords } from '../../lib/moments.ts';
import type { Campaign } from './api.ts';

interface Face {
  name: MessageDescriptor;
  letter: string;
  /** What it asks and how long that takes. */
  help: MessageDescriptor;
  /** Faces of its chip: taken and not. */
  chip: string;
}

const { personality, culture, burnout } = testMinutes;

/** How managers see each instrument. */
const faces: Record<InstrumentId, Face> = {
  personality: {
    name: msg`Personality`,
    letter: 'P',
    help: msg`148 questions about habits (152 for development), about ${personality} minutes, no time limit.`,
    chip: 'bg-violet/14 text-violet',
  },
  iq: {
    name: msg`Logical reasoning`,
    letter: 'L',
    help: msg`40 questions with figures and numbers in two parts of 12 minutes each, strictly timed.`,
    chip: 'bg-blue/14 text-blue',
  },
  culture: {
    name: msg`Culture`,
    letter: 'C',
    help: msg`40 workplace practices, rated by how much they matter, about ${culture} minutes, no time limit.`,
    chip: 'bg-rust/14 text-rust',
  },
  burnout: {
    name: msg`Energy`,
    letter: 'E',
    help: msg`19 questions about the past four weeks, about ${burnout} minutes. It concerns health, so it asks for separate consent; you see a band, never a score.`,
    chip: 'bg-rose/14 text-rose',
  },
  skill: {
    name: msg`Skill test`,
    letter: 'S',
    help: msg`Multiple-choice questions, shown one at a time and each strictly timed.`,
    chip: 'bg-olive/14 text-olive',
  },
  interview: {
    name: msg`Video interview`,
    letter: 'V',
    help: msg`Your own questions, answered on camera: 30 seconds to prepare, up to 3 minutes to answer. People watch the answers; nothing is scored.`,
    chip: 'bg-slate/14 text-slate',
  },
};

/** Whether the result of a test is one number with its band. */
export function inOneNumber(id: TestId): boolean {
  return factsOf(id)?.unit !== undefined;
}

export function findTest(id: TestId): (Omit<Face, 'name'> & { name: string }) | undefined {
  const instrument = instrumentOf(id);
  return instrument && { ...faces[instrument], name: i18n._(faces[instrument].name) };
}

/** The tests that an organisation with these features can give. */
export function testChoices(features: readonly FeatureKey[]) {
  return Object.entries(testTypeIds).flatMap(([instrument, id]) => {
    const { feature } = instrumentFacts[instrument as InstrumentId];
    const { name, help } = faces[instrument as InstrumentId];
    return features.includes(feature)
      ? [{ value: String(id), label: i18n._(name), help: i18n._(help) }]
      : [];
  });
}

export function testsInWords(tests: Campaign['tests']): string {
  return tests.map(({ name }) => name).join(', ') || t`No tests yet`;
}

/** Tests, deadline and reminders in one line. */
export function campaignInWords(campaign: Campaign): string {
  const { tests, deadline, time_zone, number_of_reminders: count } = campaign;
  const next = campaign.next_reminder_at;
  const city = cityOf(time_zone);
  const end = deadline && momentInWords(deadline, time_zone);
  const due = end ? t`due ${end} (${city})` : t`no deadline yet`;
  const moment = next && momentInShort(next, time_zone);
  const reminders = moment
    ? t`next reminder ${moment}`
    : count === 0
      ? t`no reminders`
      : t`${plural(count, { one: '# reminder', other: '# reminders' })}`;
  return [testsInWords(tests), due, reminders].join(' · ');
}
