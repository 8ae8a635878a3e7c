/** Lists answer everything to a call that names no page: a screen that shows pages names the first one, too. */
export function paged<Query extends { page?: unknown }>(query: Query | undefined) {
  return { ...query, page: query?.page ?? 1 } as Query;
}
