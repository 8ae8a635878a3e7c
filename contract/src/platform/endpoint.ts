import type * as z from 'zod/mini';
import type { Access, FeatureKey } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
type Schema = z.core.$ZodType;

/** What one call takes and gives; the server registers it, the client calls it, the documentation lists it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Output extends Schema = Schema,
  By extends Access = Access,
> {
  /** Unique short name, as the matrices and the documentation show it. */
  id: string;
  method: Method;
  /** Path with `{name}` for parameters. */
  path: `/api/${string}`;
  summary: string;
  access: By;
  effect: 'read' | 'write';
  /**
   * `request` (default): one transaction around the handler. `manual`: the handler opens its own.
   * `statement`: the handler is one self-authenticating statement.
   */
  transaction?: 'request' | 'manual' | 'statement';
  feature?: FeatureKey;
  /** The answer carries somebody's results or files: the handler names the subjects and the access ledger is written. */
  sensitive?: boolean;
  /**
   * `multipart` also accepts JSON; bracket arrays and `_method` are understood. `form` accepts what a
   * plain HTML form sends as well, up to 16 kB. `raw` hands the bytes on as they came, since somebody has signed them. `tus` is a
   * step of a resumable upload: what it says stands in headers, its body is a piece of a file.
   */
  encoding?: 'json' | 'multipart' | 'form' | 'raw' | 'tus';
  /** Of a `tus` call: how many bytes its body may have. */
  maxBytes?: number;
  /** Names of the file parts of a multipart call. */
  files?: readonly string[];
  params?: Params;
  query?: Query;
  body?: Body;
  /** Fields that clients send back unchanged and that are ignored rather than refused. */
  readOnly?: readonly string[];
  /** Schema of the answer, or the media types of a binary one; none where only headers are answered. */
  output: Output | readonly string[];
  status?: 200 | 201 | 202 | 204;
}

export function endpoint<
  Params extends Schema = z.ZodMiniObject<Record<never, never>>,
  Query extends Schema = z.ZodMiniObject<Record<never, never>>,
  Body extends Schema = z.ZodMiniObject<Record<never, never>>,
  Output extends Schema = Schema,
  By extends Access = Access,
>(
  declaration: Endpoint<Params, Query, Body, Output, By>,
): Endpoint<Params, Query, Body, Output, By> {
  return declaration;
}

/** An endpoint of any shape, for code that treats them all alike. */
// oxlint-disable-next-line no-explicit-any -- `unknown` would refuse the narrower declarations
export type AnyEndpoint = Endpoint<any, any, any, any, any>;

export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.output<B> : never;
export type OutputOf<E> = E extends Endpoint<Schema, Schema, Schema, infer O> ? z.output<O> : never;
