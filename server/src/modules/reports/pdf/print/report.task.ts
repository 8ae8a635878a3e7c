import { drawings } from '../../rooms/drawn.rooms.ts';
import type { Occasion } from '../report.document.ts';

type Drawings = typeof drawings;
type Kind = keyof Drawings;
type Reports = { [One in Kind]: Parameters<Drawings[One]>[0] };

const draw: { [One in Kind]: (report: Reports[One], about: Occasion) => Promise<Buffer> } =
  drawings;

export type Order<Some extends Kind = Kind> = {
  [One in Some]: { kind: One; report: Reports[One] };
}[Some];

/** Draws a report on A4. What draws takes a third of a second of processor time to load. */
export function work<One extends Kind>({
  order,
  about,
}: {
  order: Order<One>;
  about: Occasion;
}): Promise<Buffer> {
  return draw[order.kind](order.report, about);
}
