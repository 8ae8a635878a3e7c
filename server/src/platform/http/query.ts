/** Reads a query string into an object without a prototype; a name given twice becomes a list. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null) as Record<
    string,
    string | string[]
  >;
  for (const [name, value] of new URLSearchParams(text)) {
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
}

/** `name[]=a&name[]=b` is a list named `name`, also with a single value. */
export function lists(query: unknown): Record<string, unknown> {
  const entries = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) =>
      name.endsWith('[]') ? [name.slice(0, -2), [value].flat()] : [name, value],
    ),
  );
}
