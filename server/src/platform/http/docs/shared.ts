import { shared } from './shared.data.ts';

export interface Schema {
  [key: string]: unknown;
}

const widest = Number.MAX_SAFE_INTEGER;
const formats: Record<string, string> = { 'date-time': 'Instant', date: 'Day' };

/** What the library says too much of: bounds of every whole number, and how a format is written as an expression. */
export function plainly(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plainly);
  if (typeof schema !== 'object' || schema === null) return schema;
  const plain: Schema = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, plainly(value)]),
  );
  if (plain['maximum'] === widest) delete plain['maximum'];
  if (plain['minimum'] === -widest) delete plain['minimum'];
  if (typeof plain['format'] !== 'string') return plain;
  delete plain['pattern'];
  const name = formats[plain['format']];
  return name === undefined ? plain : { $ref: `#/components/schemas/${name}` };
}

/** Answers may get further fields, so their objects are open. */
export function openly(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(openly);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) => key !== 'additionalProperties' || value !== false,
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, openly(value)]));
}

const formatSchemas = {
  Instant: { type: 'string', format: 'date-time', examples: ['2026-11-21T14:05:00.000Z'] },
  Day: { type: 'string', format: 'date', examples: ['2026-11-21'] },
};

/** Of an operation: the schema of its answer, and of its JSON body. */
export interface Found {
  answer: Schema | undefined;
  body: Schema | undefined;
}

/**
 * Gives schemas that stand in several calls a name.
 * @returns the named ones, and what puts their names in place of them
 */
export function nameShared(find: (operationId: string) => Found | undefined) {
  const names = new Map<string, string>();
  const definitions: [string, Schema][] = [];
  for (const [name, place] of Object.entries(shared)) {
    const definition = schemaAt(place, find);
    if (definition === undefined || definition['$ref'] !== undefined) continue;
    names.set(JSON.stringify(definition), name);
    definitions.push([name, definition]);
  }
  const refer = (schema: unknown, named = true): unknown => {
    if (Array.isArray(schema)) return schema.map((one) => refer(one));
    if (typeof schema !== 'object' || schema === null) return schema;
    const name = named ? names.get(JSON.stringify(schema)) : undefined;
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, refer(value)]));
  };
  const schemas: Record<string, unknown> = { ...formatSchemas };
  for (const [name, definition] of definitions) schemas[name] = refer(definition, false);
  return { schemas, refer };
}

function schemaAt(place: string, find: (operationId: string) => Found | undefined) {
  const [operationId = '', path = ''] = place.split(' ');
  const found = find(operationId);
  const [first = '', ...rest] = path === '' ? [] : path.split('.');
  const steps = first === 'body' ? rest : [first, ...rest].filter(Boolean);
  let at: Schema | undefined = first === 'body' ? found?.body : found?.answer;
  for (const step of steps) {
    at = present(at);
    at = (step === '[]' ? at?.['items'] : (at?.['properties'] as Schema | undefined)?.[step]) as
      | Schema
      | undefined;
  }
  return present(at);
}

/** Without its being null. */
function present(schema: Schema | undefined): Schema | undefined {
  const forms = schema?.['anyOf'] as Schema[] | undefined;
  return forms?.find((form) => form['type'] !== 'null') ?? schema;
}
