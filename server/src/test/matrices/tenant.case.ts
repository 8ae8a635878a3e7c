import type { CallOptions } from '../harness.ts';

type Call = [method: string, path: string, options?: CallOptions];

/** How to use one reference to a row. */
export interface Case {
  /** Ids of the other organisation or person. */
  foreign: () => number[];
  call: (id: number) => Call;
}
