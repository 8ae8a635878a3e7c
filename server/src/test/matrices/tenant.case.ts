import type { CallOptions } from '../harness.ts';

type Call = [method: string, path: string, options?: CallOptions];

/** How one reference of one endpoint is used. */
export interface Case {
  /** Ids of the other organisation or person. */
  foreign: () => number[];
  call: (id: number) => Call;
}
