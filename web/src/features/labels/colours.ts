import type { LabelColour } from '@assay/contract/label-chip';
import type { MessageDescriptor } from '@lingui/core';

/** What each colour of a label is called, and how it looks; a label always says its name beside it. */
export const colours: Record<LabelColour, { name: MessageDescriptor; dot: string }> = {
  grey: { name: msg`Grey`, dot: 'bg-muted' },
  teal: { name: msg`Teal`, dot: 'bg-[#1b8a86] dark:bg-[#5cc2bc]' },
  violet: { name: msg`Violet`, dot: 'bg-[#7a5bb5] dark:bg-[#b79be6]' },
  blue: { name: msg`Blue`, dot: 'bg-[#2f74ba] dark:bg-[#82b4ea]' },
  orange: { name: msg`Orange`, dot: 'bg-[#c2632a] dark:bg-[#e79b74]' },
  pink: { name: msg`Pink`, dot: 'bg-[#bf4a6d] dark:bg-[#eb8fab]' },
  olive: { name: msg`Olive`, dot: 'bg-[#75811c] dark:bg-[#b9c465]' },
};

import { msg } from '@lingui/core/macro';
