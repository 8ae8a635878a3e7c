import { instrumentOf, roomOf, type TestId } from '@assay/contract/instruments';
import type { Face } from './face.ts';

const faces = import.meta.glob<Face>('./*/face.tsx', { eager: true, import: 'face' });

/** How people are told of a test, by the room of its instrument; undefined when there is no such test. */
export function findFace(test: TestId): Face | undefined {
  const id = instrumentOf(test);
  return id && faces[`./${roomOf(id)}/face.tsx`];
}
