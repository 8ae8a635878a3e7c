import { zonePlace } from '@assay/contract/time-zone';
import type { FeatureKey } from '@assay/contract/access';
import {
  factsOf,
  instrumentFacts,
  instrumentIds,
  instrumentOf,
  type TestId,
  theTestOf,
} from '@assay/contract/instruments';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { managersFaceOf } from '../../instruments/managers-faces.ts';
import { momentInShort, momentInWords } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import { chipHue } from '../../ui/charts/hue.ts';
import type { Campaign } from './api.ts';

/** Whether the result of a test is one number with its band. */
export function inOneNumber(id: TestId): boolean {
  return factsOf(id)?.unit !== undefined;
}

/** How managers see a test: its name, its letter and the face of its chip; undefined when there is none of that name. */
export function findTest(id: TestId) {
  const instrument = instrumentOf(id);
  if (instrument === undefined) return undefined;
  const { name, letter } = managersFaceOf(instrument);
  return { name: i18n._(name), letter, chip: chipHue[instrumentFacts[instrument].hue] };
}

/** What the table of a test is called, where that is not what the test is. */
export function ownNameOfTable(id: TestId): string | undefined {
  const instrument = instrumentOf(id);
  const table = instrument && managersFaceOf(instrument).table;
  return table && i18n._(table);
}

/** The tests that an organisation with these features can give. */
export function testChoices(features: readonly FeatureKey[]) {
  return instrumentIds.flatMap((instrument) => {
    const id = theTestOf(instrument);
    if (id === undefined || !features.includes(instrumentFacts[instrument].feature)) return [];
    const { name, help } = managersFaceOf(instrument);
    return [{ value: String(id), label: i18n._(name), help: i18n._(help) }];
  });
}

/** What managers are told who ask for these tests to choose people by. */
export function recruitmentWarnings(tests: readonly TestId[]): string[] {
  return tests.flatMap((test) => {
    const instrument = instrumentOf(test);
    const warning = instrument && managersFaceOf(instrument).inRecruitment;
    return warning ? [i18n._(warning)] : [];
  });
}

export function testsInWords(tests: Campaign['tests']): string {
  return tests.map(({ name }) => name).join(', ') || t`No tests yet`;
}

/** Tests, deadline and reminders in one line. */
export function campaignInWords(campaign: Campaign): string {
  const { tests, deadline, time_zone, number_of_reminders: count } = campaign;
  const next = campaign.next_reminder_at;
  const city = zonePlace(time_zone, screenLanguage());
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
