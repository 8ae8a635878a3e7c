import type { ReactNode } from 'react';

/**
 * What the document of tests shows first at an address of an instrument. `take/part.tsx` of a room exports it as `openPage`
 * and comes when it is asked for; the room of the most taken test has it in `take/part-at-once.tsx`, and it comes with the
 * document. What the address says stands in `location`.
 */
export type OpenPage = () => Promise<ReactNode>;
