import type { LabelColour } from '@assay/contract/label-chip';

/** What each colour of a label is called, and how it looks; a label always says its name beside it. */
export const colours: Record<LabelColour, { name: string; dot: string }> = {
  grey: { name: 'Grey', dot: 'bg-muted' },
  teal: { name: 'Teal', dot: 'bg-[#1b8a86] dark:bg-[#5cc2bc]' },
  violet: { name: 'Violet', dot: 'bg-[#7a5bb5] dark:bg-[#b79be6]' },
  blue: { name: 'Blue', dot: 'bg-[#2f74ba] dark:bg-[#82b4ea]' },
  orange: { name: 'Orange', dot: 'bg-[#c2632a] dark:bg-[#e79b74]' },
  pink: { name: 'Pink', dot: 'bg-[#bf4a6d] dark:bg-[#eb8fab]' },
  olive: { name: 'Olive', dot: 'bg-[#75811c] dark:bg-[#b9c465]' },
};
