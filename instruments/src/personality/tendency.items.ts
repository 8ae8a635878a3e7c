import type { ItemKey } from './five-factor.items.ts';
import { tendencyItems, type TendencyItem } from './tendency.data.ts';
import { earlierTendencyTexts } from './tendency.earlier.data.ts';
import { tendencies } from './scales.ts';
import { firstVersion, type ItemsVersion } from './versions.ts';

/** Question id of the first tendency item: the five-factor part comes before it. */
const firstId = 121;

export const tendencyKey: readonly ItemKey[] = tendencyItems.map((item, position) => {
  const scale = tendencies.find(({ code }) => code === item.scale);
  if (!scale) throw new Error(`Item ${firstId + position} belongs to no scale`);
  return { questionId: firstId + position, scaleId: scale.id, reversed: item.reversed };
});

/** The wording of the item at a position, from 0, in a version. */
export function tendencyText(position: number, version: ItemsVersion): TendencyItem['text'] {
  const item = tendencyItems[position];
  if (!item) throw new RangeError(`No tendency item ${position}`);
  const earlier = version === firstVersion ? earlierTendencyTexts[firstId + position] : undefined;
  return earlier ?? item.text;
}
