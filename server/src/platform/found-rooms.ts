/** Makes descriptors of one kind, and knows afterwards what it has made: a type that holds for what is found by its folder, too. */
export function descriptorsOf<Descriptor extends object>() {
  const made = new WeakSet<object>();
  return {
    define: (descriptor: Descriptor): Descriptor => {
      made.add(descriptor);
      return descriptor;
    },
    isOne: (thing: unknown): thing is Descriptor =>
      typeof thing === 'object' && thing !== null && made.has(thing),
  };
}

export interface FoundRooms<Id extends string, Descriptor> {
  of: (id: Id) => Descriptor;
  /** In the order of the ids. */
  all: readonly Descriptor[];
}

/**
 * The descriptor that each room exports from a file of its own, so that no list names it.
 * @throws Error for a room that has no such file, or whose file has no such descriptor: the product does not start without it.
 */
export async function findRooms<Id extends string, Descriptor>(
  ids: readonly Id[],
  load: (id: Id) => Promise<object>,
  isOne: (thing: unknown) => thing is Descriptor,
): Promise<FoundRooms<Id, Descriptor>> {
  const found = new Map<Id, Descriptor>();
  for (const id of ids) {
    const descriptor = Object.values(await load(id)).find((one): one is Descriptor => isOne(one));
    if (descriptor === undefined) throw new Error(`The room of ${id} does not describe itself.`);
    found.set(id, descriptor);
  }
  const of = (id: Id): Descriptor => {
    const descriptor = found.get(id);
    if (descriptor === undefined) throw new Error(`There is no room of ${id}.`);
    return descriptor;
  };
  return { of, all: [...found.values()] };
}
