import type { AnyEndpoint, BodyOf, OutputOf } from '@assay/contract/endpoint';
import type { ErrorBody } from '@assay/contract/errors';
import * as z from 'zod/mini';

/** What a page has asked, as it went over the wire: numbers are still text. */
export interface Asked<Body = unknown> {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  /** Of a call in JSON. */
  body: Body;
  /** Of a form: what each field has, files by their names. */
  parts: Record<string, string[]>;
}

/** What `call` gives for an endpoint; a blob for a binary answer. */
type Given<E extends AnyEndpoint> = unknown extends OutputOf<E> ? Blob : OutputOf<E>;
type Answering<E extends AnyEndpoint> = (
  asked: Asked<BodyOf<E>>,
) => Given<E> | Response | Promise<Given<E> | Response>;

interface Standing {
  endpoint: AnyEndpoint;
  pattern: RegExp;
  answer: (asked: Asked) => Promise<Response>;
  left: number;
}

/** A refusal as the server words it, wherever a call may answer with one. */
export function refusal(status: number, body: Partial<ErrorBody> = {}): Response {
  const code = (body.message ?? body.errors) ? 'invalid' : 'internal';
  const whole = { message: 'Internal Server Error', code, codes: {}, ...body };
  return Response.json({ errors: whole.message, ...whole }, { status });
}

/**
 * Stands in for the server where pages call `fetch`. What pages send and what they get passes the contract's own schemas,
 * so no test lives on what the server would never take or say. What nobody has foreseen is a fault of the test.
 */
export class Network {
  readonly faults: string[] = [];
  readonly #standing: Standing[] = [];
  readonly #asked: { endpoint: AnyEndpoint; asked: Asked }[] = [];

  /** From now on, or `times` times; what was said last comes first. */
  reply<E extends AnyEndpoint>(endpoint: E, given: Given<E>, times = Infinity): this {
    // Here, so that a wrong one is told where it stands in the test.
    toResponse(endpoint, given);
    return this.answerBy(endpoint, () => given, times);
  }

  /** The same, by what was asked. */
  answerBy<E extends AnyEndpoint>(endpoint: E, answering: Answering<E>, times = Infinity): this {
    this.#standing.unshift({
      endpoint,
      pattern: patternOf(endpoint.path),
      left: times,
      answer: async (asked) => toResponse(endpoint, await answering(asked as Asked<BodyOf<E>>)),
    });
    return this;
  }

  /** Says no instead, from now on or `times` times. */
  refuse(
    endpoint: AnyEndpoint,
    status: number,
    body: Partial<ErrorBody> = {},
    times = Infinity,
  ): this {
    return this.answerBy(endpoint, () => refusal(status, body), times);
  }

  /** What was asked of an endpoint, in order. */
  asked<E extends AnyEndpoint>(endpoint: E): Asked<BodyOf<E>>[] {
    return this.#asked.flatMap((one) =>
      one.endpoint === endpoint ? [one.asked as Asked<BodyOf<E>>] : [],
    );
  }

  /** The names of all calls that change something, in order. */
  writes(): string[] {
    return this.#asked.flatMap(({ endpoint }) =>
      endpoint.effect === 'write' ? [endpoint.id] : [],
    );
  }

  async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const form = request.headers.get('content-type')?.startsWith('multipart/')
      ? await request.formData()
      : undefined;
    const instead = form?.get('_method');
    const method = typeof instead === 'string' ? instead : request.method;
    // `campaigns/places` is no campaign: the address with the fewest names in it is meant.
    const [found] = this.#standing
      .filter(
        ({ endpoint, pattern, left }) =>
          left > 0 && endpoint.method === method && pattern.test(pathname),
      )
      .toSorted((a, b) => namesIn(a) - namesIn(b));
    if (!found) return this.#fault(`nobody answers ${method} ${pathname}`);
    found.left -= 1;
    const { endpoint } = found;
    const groups = found.pattern.exec(pathname)?.groups ?? {};
    const params = Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const isJson = request.headers.get('content-type') === 'application/json';
    const asked: Asked = {
      params,
      query: queryOf(searchParams),
      body: isJson ? await request.json() : undefined,
      parts: form ? partsOf(form) : {},
    };
    this.#asked.push({ endpoint, asked });
    try {
      if (endpoint.params) z.parse(endpoint.params, params);
      if (endpoint.query) z.parse(endpoint.query, asked.query);
      const body = form ? fieldsOf(form, endpoint.files) : asked.body;
      if (endpoint.body && body !== undefined) z.parse(endpoint.body, body);
      return await found.answer(asked);
    } catch (error) {
      return this.#fault(`${endpoint.id}: ${error instanceof Error ? error.message : 'no answer'}`);
    }
  }

  #fault(text: string): Response {
    this.faults.push(text);
    return refusal(500, { message: text });
  }
}

const namesIn = ({ endpoint }: Standing) => endpoint.path.split('{').length;

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function toResponse(endpoint: AnyEndpoint, given: unknown): Response {
  if (given instanceof Response) return given;
  if (given instanceof Blob) return new Response(given);
  const status = endpoint.status ?? 200;
  if (status === 204) return new Response(null, { status });
  return Response.json(z.parse(endpoint.output as z.ZodMiniType, given), { status });
}

/** Lists as the server reads them: `name[]` is `name`. */
function queryOf(search: URLSearchParams): Asked['query'] {
  const query: Asked['query'] = {};
  for (const name of new Set(search.keys()))
    if (name.endsWith('[]')) query[name.slice(0, -2)] = search.getAll(name);
    else query[name] = search.get(name) ?? '';
  return query;
}

/** A form as the server reads it: `name[]` collects a list, lists in JSON are read. */
function fieldsOf(form: FormData, files: readonly string[] = []): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name === '_method' || files.includes(name)) continue;
    const list = /^(.*)\[\]$/.exec(name)?.[1];
    if (list !== undefined) fields[list] = form.getAll(name).filter((item) => item !== '');
    else fields[name] = value.startsWith('[') ? (JSON.parse(value) as unknown) : value;
  }
  return fields;
}

function partsOf(form: FormData): Asked['parts'] {
  const parts: Asked['parts'] = {};
  for (const [name, value] of form)
    (parts[name] ??= []).push(typeof value === 'string' ? value : value.name);
  return parts;
}
