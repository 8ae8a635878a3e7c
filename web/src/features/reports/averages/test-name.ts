import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComparedTest } from '../search.ts';

const names = { personality: msg`Personality`, culture: msg`Culture` };

export function testName(test: ComparedTest): string {
  return i18n._(names[test]);
}
