import {
  type InstrumentId,
  instrumentFacts,
  instrumentIds,
  roomOf,
} from '@assay/contract/instruments';
import type { ManagersFace } from './managers-face.ts';

const faces = import.meta.glob<ManagersFace>('./*/managers/face.ts', {
  eager: true,
  import: 'face',
});

/** How managers see an instrument, by its room. */
export function managersFaceOf(id: InstrumentId): ManagersFace {
  const face = faces[`./${roomOf(id)}/managers/face.ts`];
  if (face === undefined) throw new Error(`The room of ${id} has no face for managers.`);
  return face;
}

/** The same by the feature that it needs; undefined where that is no instrument's. */
export function findFaceOfFeature(feature: string): ManagersFace | undefined {
  const id = instrumentIds.find((one) => instrumentFacts[one].feature === feature);
  return id && managersFaceOf(id);
}
