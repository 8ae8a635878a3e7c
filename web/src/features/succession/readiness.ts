import type { readinesses } from '@assay/contract/pins';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** When somebody could take over, in words. */
export const readinessWords: Record<(typeof readinesses)[number], MessageDescriptor> = {
  now: msg`Ready now`,
  soon: msg`Ready soon`,
  later: msg`Ready later`,
};
