import type { ItemKey } from './five-factor.items.ts';
import { tendencyItems } from './tendency.data.ts';
import { tendencies } from './scales.ts';

/** Question id of the first tendency item: the five-factor part comes before it. */
const firstId = 121;

export const tendencyKey: readonly ItemKey[] = tendencyItems.map((item, position) => {
  const scale = tendencies.find(({ code }) => code === item.scale);
  if (!scale) throw new Error(`Item ${firstId + position} belongs to no scale`);
  return { questionId: firstId + position, scaleId: scale.id, reversed: item.reversed };
});
