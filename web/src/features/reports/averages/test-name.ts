import { i18n } from '@lingui/core';
import { managersFaceOf } from '../../../instruments/managers-faces.ts';
import type { ComparedTest } from '../search.ts';

export function testName(test: ComparedTest): string {
  return i18n._(managersFaceOf(test).name);
}
