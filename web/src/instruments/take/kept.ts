/**
 * Where a test goes on that this device has kept; undefined when there is none. `take/kept.ts` of a room exports it as
 * `findKept`, for the page that stands in for all others without a connection.
 */
export type FindKept = () => Promise<string | undefined>;
