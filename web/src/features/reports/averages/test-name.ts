import type { ComparedInstrument } from '@assay/contract/instruments';
import { i18n } from '@lingui/core';
import { managersFaceOf } from '../../../instruments/managers-faces.ts';

export function testName(test: ComparedInstrument): string {
  return i18n._(managersFaceOf(test).name);
}
