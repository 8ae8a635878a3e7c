import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const groups = new Map(
  Object.entries({
    female: msg`Women`,
    male: msg`Men`,
    other: msg`Other gender`,
    under_30: msg`Under 30`,
    '30_39': msg`30 to 39`,
    '40_49': msg`40 to 49`,
    '50_and_over': msg`50 and over`,
  }),
);

/** A group of gender or age in whose name a choice is checked. */
export function groupInWords(name: string): string {
  const words = groups.get(name);
  return words ? i18n._(words) : name;
}
