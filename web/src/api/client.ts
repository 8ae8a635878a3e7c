import type { Endpoint, Method, OutputOf } from '@assay/contract/endpoint';
import { codeHeader } from '@assay/contract/errors';
import type { InputOf } from '../lib/contract-types.ts';
import { pageLanguage } from '../lib/language.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { type Files, toFormData, toQuery } from './request-body.ts';
import { clearSession, sessionStore } from './session.ts';

type AnyEndpoint = Endpoint;
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** What a call takes, as the contract's schemas read it before parsing. */
export type CallInput<E extends AnyEndpoint> = Part<'params', InputOf<NonNullable<E['params']>>> &
  Part<'query', InputOf<NonNullable<E['query']>>> &
  Part<'body', InputOf<NonNullable<E['body']>>> &
  CallOptions;

/** What a call answers: the declared object, or a blob for a binary answer. */
export type Reply<E extends AnyEndpoint> = unknown extends OutputOf<E> ? Blob : OutputOf<E>;

interface CallOptions extends Pick<WireRequest, 'signal' | 'keepalive'> {
  files?: Files;
}

interface PlainInput extends CallOptions {
  params?: Record<string, unknown>;
  query?: object;
  body?: object;
}

/** A request as it goes over the wire; the answer queue keeps these. */
export interface WireRequest {
  method: Method;
  path: string;
  body?: object | FormData | Blob | undefined;
  /** Of protocols that speak in them. */
  headers?: Record<string, string>;
  accept?: string;
  signal?: AbortSignal | undefined;
  /** Goes out even if the page is closed meanwhile. */
  keepalive?: boolean | undefined;
}

/** Calls an endpoint of the contract. Throws `ApiError`, or `NetworkError` when there is no answer. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>]
    : [input: CallInput<E>]
): Promise<Reply<E>> {
  const { query = {}, files, signal, keepalive, ...rest } = (input ?? {}) as PlainInput;
  const { method, encoding, output } = endpoint;
  const binary = Array.isArray(output);
  const multipart = encoding === 'multipart';
  const response = await request({
    method: multipart ? 'POST' : method,
    path: pathOf(endpoint, rest.params) + toQuery(query),
    body: multipart
      ? toFormData(rest.body ?? {}, files, method === 'POST' ? undefined : method)
      : rest.body,
    accept: binary ? output.join(', ') : 'application/json',
    signal,
    keepalive,
  });
  return (binary ? await response.blob() : await readJson(response)) as Reply<E>;
}

/** The address of an endpoint with its parameters filled in. */
export function pathOf(endpoint: AnyEndpoint, params: Record<string, unknown> = {}): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

/** Where a second factor is set up that the organisation asks for. */
const twoFactorPath = '/admin/two-factor';

let onInactive = () => location.assign('/inactive-organization');

/** Where to go when the organisation turns out to be inactive. */
export function setInactiveHandler(handler: () => void) {
  onInactive = handler;
}

/** What was asked for before this script was there. */
export interface PrefetchedAnswers {
  /** On whose behalf; undefined when nobody was logged in. */
  token: string | undefined;
  /** By their addresses. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    /** Of the first script of a document (`app/early.ts`); missing where that was not let run. */
    askedEarly?: PrefetchedAnswers;
  }
}

let early: PrefetchedAnswers | undefined;
/** Milliseconds for which what was asked for early is what a page shows first. */
const freshness = 10_000;

/** Each of these answers counts once, and for a moment only. */
export function takePrefetched(asked: PrefetchedAnswers | undefined) {
  early = asked;
  setTimeout(() => (early = undefined), freshness);
}

function takeEarly(path: string): Promise<Response> | undefined {
  if (early?.token !== sessionStore.getState().tokens?.access_token) return undefined;
  const answer = early?.answers.get(path);
  early?.answers.delete(path);
  return answer;
}

/** Milliseconds for which a screen waits on a line that says nothing: for an answer to begin, and then for the rest of it. */
const beginsWithin = 30_000;
const restWithin = 90_000;

/** What ends with the signal of a screen that is left, or when nothing comes. */
function endOf(signal: AbortSignal) {
  const end = new AbortController();
  const leave = () => end.abort(signal.reason);
  const giveUp = () => end.abort(new DOMException('', 'TimeoutError'));
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  const timer = setTimeout(giveUp, beginsWithin);
  return {
    signal: end.signal,
    begun: () => {
      clearTimeout(timer);
      setTimeout(giveUp, restWithin);
    },
  };
}

/** Sends a request with the session's token and follows the error catalogue. */
export async function request({
  method,
  path,
  body,
  headers: more,
  accept,
  signal,
  keepalive = false,
}: WireRequest): Promise<Response> {
  const headers = new Headers({ Accept: accept ?? 'application/json', ...more });
  const { tokens, user } = sessionStore.getState();
  // Questions, own results and refusals come in the language of the page.
  headers.set('Accept-Language', pageLanguage());
  if (tokens) headers.set('Authorization', `${tokens.token_type} ${tokens.access_token}`);
  const json = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
  if (json) headers.set('Content-Type', 'application/json');

  // What screens show can be left and brings a signal; a file that somebody asked for takes as long as it takes.
  const end = method === 'GET' && signal ? endOf(signal) : undefined;
  let response: Response;
  try {
    response = await ((method === 'GET' && takeEarly(path)) ||
      fetch(path, {
        method,
        headers,
        body: json ? JSON.stringify(body) : (body ?? null),
        signal: end?.signal ?? signal ?? null,
        keepalive,
        credentials: 'omit',
      }));
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NetworkError(cause);
  }
  end?.begun();
  if (response.ok) return response;

  const error = new ApiError(
    response.status,
    await response.json().catch(() => ({ code: response.headers.get(codeHeader) })),
    response.headers.get('Retry-After'),
  );
  const current = sessionStore.getState().tokens;
  if (error.status === 401 && current?.access_token === tokens?.access_token) {
    if (error.code === 'account_deleted' && user) await leaveAccount(user.id);
    else clearSession();
  }
  if (error.status === 403 && error.inactive) onInactive();
  if (error.code === 'two_factor_required' && location.pathname !== twoFactorPath) {
    location.assign(twoFactorPath);
  }
  throw error;
}

/** Loaded when it happens, which is rare. Should that fail, the next call comes here again. */
async function leaveAccount(user: number) {
  const part = await import('./deleted-account.ts').catch(() => undefined);
  await part?.leaveDeletedAccount(user);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new NetworkError(cause);
  }
}
