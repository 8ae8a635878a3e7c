import fc from 'fast-check';
import * as z from 'zod';
import { hostileFiles } from './hostile-files.ts';
import type { AnyEndpoint } from './matrices/references.ts';

interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  format?: string;
}

/** Text that something down the line may choke on. */
export const nastyTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nBcc: x@example.org',
  '\u0001\u001f\u007f',
  '\ud800',
  '\uffff\u202e\u200b',
  "'; drop table app.users; --",
  '<script>alert(1)</script>',
  '{first_name}{unknown}{{}}',
  '=1+1',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00%0a%',
  '-1',
  '0',
  '1e400',
  '9007199254740993',
  '2147483648',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '2026-02-30',
  '2026-12-31',
  '0000-01-01',
  '9999-12-31T23:59:59+14:00',
  '-271821-04-20T00:00:00Z',
  'a@b.co',
  'ä'.repeat(300),
  'x'.repeat(30_000),
  '😀'.repeat(100),
];

const nastyNumbers = [0, -0, -1, 1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, 1e-7];
const nastyNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'a.b',
  'x\0',
  'id',
  'organization_id',
  'role',
];

const anything = fc.oneof(
  fc.constantFrom<unknown>(...nastyTexts, ...nastyNumbers, null, true, false),
  fc.array(fc.constantFrom<unknown>(...nastyTexts.slice(0, 20), 1, null, [], {}), { maxLength: 4 }),
  fc.dictionary(fc.constantFrom(...nastyNames), fc.constantFrom<unknown>(1, 'x', null, []), {
    maxKeys: 3,
  }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Mostly what a schema asks for, often at its edges, sometimes anything at all. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: fittingOf(schema) }, { weight: 2, arbitrary: anything });
}

function fittingOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(fittingOf));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectsOf(schema);
  if (type === 'array') return fc.array(valuesOf(schema.items ?? {}), { maxLength: 5 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number')
    return fc.oneof(numbersOf(schema), numbersOf(schema).map(String));
  if (type === 'string') return textsOf(schema);
  return anything;
}

function numbersOf({ minimum = 0, maximum = 2 ** 31 - 1 }: JsonSchema): fc.Arbitrary<number> {
  const least = Math.max(Math.ceil(minimum), -(2 ** 31));
  const most = Math.min(Math.floor(maximum), 2 ** 31 - 1);
  const few = fc.integer({ min: least, max: Math.min(most, least + 200) });
  return fc.oneof(few, fc.constantFrom(least, most), fc.integer({ min: least, max: most }));
}

function textsOf({ format, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.nat(50).map((n) => `fuzz-${n}@example.org`);
  if (format === 'date')
    return fc.constantFrom('2026-12-24', '1990-02-28', '2000-02-29', '0001-01-01', '9999-12-31');
  if (format === 'date-time') {
    return fc.constantFrom(
      '2027-01-31T23:59:59Z',
      '2026-12-24T18:00:00+14:00',
      '9999-12-31T23:59:59.999Z',
      '0000-01-01T00:00:00Z',
    );
  }
  return fc.oneof(
    fc.string({ maxLength: Math.min(maxLength, 60) }),
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 30) }),
    fc.constantFrom(
      'en',
      'Northwind',
      '1',
      '43',
      '<p>Hello {first_name}</p>',
      'Europe/Amsterdam',
      'aaaaaaaaaaaaaaaaaaaaaaaa',
    ),
  );
}

function objectsOf(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fc.option(valuesOf(field), { nil: undefined, freq: 8 }).map((value) => [name, value] as const),
  );
  const strange = fc.tuple(fc.constantFrom(...nastyNames), anything);
  return fc
    .tuple(fc.tuple(...fields), fc.option(strange, { nil: undefined, freq: 1 }), fc.nat(6))
    .map(([entries, extra, luck]) => {
      const all = [...entries, ...(extra !== undefined && luck === 0 ? [extra] : [])].filter(
        ([, value]) => value !== undefined,
      );
      return Object.fromEntries(all);
    });
}

export interface GeneratedRequest {
  endpoint: AnyEndpoint;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  asForm: boolean;
  /** Which of the things that exist the address names, where it does. */
  known: number | undefined;
  /** The name of a hostile file that goes along with the form. */
  file: string | undefined;
}

function schemaOf(part: AnyEndpoint['body']): JsonSchema {
  if (part === undefined) return { type: 'object', properties: {} };
  return z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Printing costs a process, and without any input it is the same each time. */
function printsTheSame({ params, query, body, output }: AnyEndpoint): boolean {
  return [params, query, body].every((input) => input === undefined) && Array.isArray(output);
}

/** Requests to all of these endpoints, made from the schemas that validate them. */
export function requestsTo(endpoints: AnyEndpoint[]): fc.Arbitrary<GeneratedRequest> {
  const each = endpoints.map((endpoint) => ({
    weight: printsTheSame(endpoint) ? 1 : 10,
    arbitrary: fc.record({
      endpoint: fc.constant(endpoint),
      params: objectsOf(schemaOf(endpoint.params)),
      query: objectsOf(schemaOf(endpoint.query)),
      body: fc.oneof(
        { weight: 9, arbitrary: objectsOf(schemaOf(endpoint.body)) },
        { weight: 1, arbitrary: anything },
      ),
      known: fc.option(fc.nat(11), { nil: undefined, freq: 1 }),
      asForm: endpoint.encoding === 'multipart' ? fc.boolean() : fc.constant(false),
      // A file costs a process, and each is sent to each call in a test of its own, so most requests come without.
      file: fc.oneof(
        { weight: 19, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...Object.keys(hostileFiles)) },
      ),
    }),
  }));
  return fc.oneof(...each);
}

/** The address of a request: whatever the values are, as a client would write them. `existing` are numbers of rows. */
export function addressOf(
  { endpoint, params, query, known }: GeneratedRequest,
  existing: number[],
): string {
  const real = known === undefined ? undefined : existing[known % existing.length];
  const path = endpoint.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encode(real ?? params[name] ?? 1) || '1',
  );
  const search = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((one) => `${encode(name)}[]=${encode(one)}`)
      : [`${encode(name)}=${encode(value)}`],
  );
  return search.length === 0 ? path : `${path}?${search.join('&')}`;
}

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.slice(0, 3000).toWellFormed());
}

/** The parts of a multipart request with the boundary `x`. */
export function formOf({ endpoint, body, file }: GeneratedRequest): Buffer {
  const fields = Object.entries(body as object).flatMap(([name, value]: [string, unknown]) => {
    const list = Array.isArray(value) ? (value as unknown[]) : [value];
    const shown = `${name.replaceAll(/["\r\n]/g, '')}${Array.isArray(value) && name !== 'subjects' ? '[]' : ''}`;
    return list.map((one) =>
      part(`name="${shown}"`, typeof one === 'string' ? one : JSON.stringify(one)),
    );
  });
  const named = endpoint.files?.[0];
  const files =
    file === undefined || named === undefined
      ? []
      : [part(`name="${named}"; filename="a"`, hostileFiles[file] as Buffer)];
  return Buffer.concat([...fields, ...files, Buffer.from('--x--\r\n')]);
}

function part(disposition: string, content: string | Buffer): Buffer {
  const head = `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}
