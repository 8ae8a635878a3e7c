import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type * as z from 'zod';
import { type Access, accessRules } from '@assay/contract/access';
import type { message } from '@assay/contract/fields';
import type { BodyOf, AnyEndpoint, OutputOf, ParamsOf, QueryOf } from '@assay/contract/endpoint';
import type { Database } from '../../../schema/database.ts';
import { writeAudit } from '../audit.ts';
import type { Config } from '../config.ts';
import type { Keyring } from '../crypto/keyring.ts';
import { transactAnew, type Trx, type Viewer } from '../db/database.ts';
import type { Files } from '../files/files.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Message } from '../words/message.ts';
import { whileThere } from './caller-left.ts';
import type { Actor, BaseContext, ContextFor, ManualContext } from './context.ts';
import { HttpError, unauthenticated } from './errors.ts';
import { acceptForms, acceptRaw } from './forms.ts';
import { writeLedger } from './ledger.ts';
import { discard, type Form, readForm } from './multipart.ts';
import { readLanguage } from './language.ts';
import { within } from './request-cause.ts';
import { documentation } from './openapi.ts';
import { type Input, parseInput } from './parse.ts';
import { lists } from './query.ts';
import { type Binary, checkAnswer, send } from './reply.ts';
import { bearer, describeAuthError } from './session-token.ts';
import { acceptUploads } from './uploads.ts';
import { platformMessages } from '../words/messages.data.ts';

export interface Services {
  config: Config;
  db: Kysely<Database>;
  jobs: Jobs;
  files: Files;
  keyring: Keyring;
  /** Who carries this token; null when it is no session. */
  authenticate: (token: string) => Promise<Actor | null>;
  /** Whether it is none because its account was deleted. */
  wasErased: (token: string) => Promise<boolean>;
  /** Origins of other sites whose pages may send a resumable upload to the address of a request. */
  uploadSites: (request: FastifyRequest) => Promise<readonly string[]>;
  /** Throws unless the actor may call the endpoint. */
  check: (actor: Actor | null, endpoint: AnyEndpoint) => void;
}

interface Parts<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}
/**
 * Bytes that lie in the store are fetched when the transaction is over, so that nobody waits for a connection meanwhile.
 * A call that only says what became of it answers the message, which is said in the reader's language.
 */
type Answer<E> = E extends { output: readonly string[] }
  ? Binary | (() => Promise<Binary>)
  : OutputOf<E> extends Told
    ? Told extends OutputOf<E>
      ? Message
      : OutputOf<E>
    : OutputOf<E>;
type Told = z.output<typeof message>;
type AccessOf<E> = E extends { access: infer By extends Access } ? By : Access;

type Runner = (context: BaseContext | ManualContext, input: Input) => Promise<unknown>;

interface Entry {
  endpoint: AnyEndpoint;
  run: Runner;
}

/** Turns endpoint declarations into routes: session, role, state, feature, input, then the handler. */
export class Registrar {
  readonly endpoints: AnyEndpoint[] = [];
  readonly #services: Services;
  readonly #routes = new Map<string, Entry[]>();
  readonly #actors = new WeakMap<FastifyRequest, Actor | null>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** A handler inside the request's transaction. */
  on<E extends AnyEndpoint>(
    endpoint: E,
    run: (context: ContextFor<AccessOf<E>>, input: Parts<E>) => Promise<Answer<E>>,
  ): void {
    this.#add(endpoint, run as unknown as Runner);
  }

  /** A handler that opens its own transactions (`transaction: 'manual'` or `'statement'`). */
  onManual<E extends AnyEndpoint>(
    endpoint: E,
    run: (context: ManualContext, input: Parts<E>) => Promise<Answer<E>>,
  ): void {
    this.#add(endpoint, run as unknown as Runner);
  }

  #add(endpoint: AnyEndpoint, run: Runner): void {
    this.endpoints.push(endpoint);
    const key = `${endpoint.method} ${endpoint.path}`;
    this.#routes.set(key, [...(this.#routes.get(key) ?? []), { endpoint, run }]);
  }

  /** Puts every endpoint onto the server. Forms reach a PUT by POST with `_method`, so that POST dispatches inside. */
  mount(app: FastifyInstance): void {
    for (const { endpoint, run } of [...this.#routes.values()].flat()) {
      const overridden =
        endpoint.method === 'POST' && endpoint.encoding === 'multipart'
          ? this.#routes.get(`PUT ${endpoint.path}`)?.[0]
          : undefined;
      const route: RouteOptions = {
        method: endpoint.method,
        url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema: documentation(endpoint),
        // Only those that are declared; every GET has one of its own kind.
        config: { swagger: { exposeHeadRoute: endpoint.method === 'HEAD' } },
        // Before the body is read: a stranger's is none of our business.
        onRequest: async (request) => {
          refusePrefetch(endpoint, request);
          if (endpoint.transaction === 'statement') return;
          const asked = () => this.#actor(endpoint, bearer(request));
          this.#actors.set(request, await within(request, asked));
        },
        handler: (request, reply) =>
          within(request, () => this.#serve({ endpoint, run }, overridden, request, reply)),
        errorHandler: (error, request, reply) => {
          const tell = (told: unknown) => reply.send(told);
          void describeAuthError(error, request, this.#services.wasErased).then(tell, tell);
        },
      };
      if (endpoint.encoding === 'form') acceptForms(app, route);
      else if (endpoint.encoding === 'raw') acceptRaw(app, route);
      else if (endpoint.encoding === 'tus')
        acceptUploads(app, route, {
          maxBytes: endpoint.maxBytes,
          sitesOf: this.#services.uploadSites,
        });
      else app.route(route);
    }
  }

  async #serve(
    own: Entry,
    overridden: Entry | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { files } = this.#services;
    const token = bearer(request);
    if (own.endpoint.transaction === 'statement')
      return this.#statement(own, token, request, reply);
    const actor = this.#actors.get(request) ?? null;
    const form = await this.#form(own.endpoint, request);
    let entry = own;
    try {
      if (overridden !== undefined && takeMethod(form.fields) === 'PUT') {
        entry = overridden;
        this.#services.check(actor, entry.endpoint);
      }
      const input = parseInput(entry.endpoint, {
        params: request.params,
        query: lists(request.query),
        body: form.fields,
      });
      const { answer, status } = await this.#run(entry, actor, token, request, input, form);
      return send(entry.endpoint, reply, answer, status);
    } finally {
      await discard(form, files);
    }
  }

  /** One statement does everything; the session is looked at only to put the right error first. */
  async #statement(
    { endpoint, run }: Entry,
    token: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (token === null) throw unauthenticated();
    let input: Input;
    try {
      input = parseInput(endpoint, {
        params: request.params,
        query: lists(request.query),
        body: request.body,
      });
    } catch (error) {
      await this.#actor(endpoint, token);
      throw request.isMultipart() ? notJson() : error;
    }
    const answer = await run(this.#manualContext(endpoint, request, token, {}), input);
    return send(endpoint, reply, checkAnswer(endpoint, answer, languageOf(request)));
  }

  async #actor(endpoint: AnyEndpoint, token: string | null): Promise<Actor | null> {
    if (endpoint.access === 'public') return null;
    const actor = token === null ? null : await this.#services.authenticate(token);
    this.#services.check(actor, endpoint);
    return actor;
  }

  async #form(endpoint: AnyEndpoint, request: FastifyRequest): Promise<Form> {
    if (request.isMultipart()) {
      if (endpoint.encoding !== 'multipart' && endpoint.encoding !== 'form') {
        throw notJson();
      }
      return readForm(request, endpoint, this.#services.files);
    }
    const fields = Buffer.isBuffer(request.body) ? {} : (request.body ?? {});
    return { fields: fields as Form['fields'], uploads: {} };
  }

  async #run(
    entry: Entry,
    actor: Actor | null,
    token: string | null,
    request: FastifyRequest,
    input: Input,
    form: Form,
  ): Promise<{ answer: unknown; status?: number | undefined }> {
    const { endpoint, run } = entry;
    if (endpoint.transaction === 'manual') {
      const context = this.#manualContext(endpoint, request, token, form.uploads, actor);
      return {
        answer: checkAnswer(endpoint, await run(context, input), context.language),
        status: context.status,
      };
    }
    const viewer: Viewer = {
      scope: accessRules[endpoint.access as Access].scope,
      userId: actor?.userId ?? null,
      organizationId: actor?.organization?.id ?? null,
    };
    const revealed: { ids: number[]; what: string }[] = [];
    const { answer, status } = await transactAnew(
      this.#services.db,
      viewer,
      async (db) => {
        revealed.length = 0;
        const context = this.#context(db, actor, request, form, revealed);
        // Before the commit: an answer that cannot be sent must leave no change behind.
        return {
          answer: checkAnswer(endpoint, await run(context, input), context.language),
          status: context.status,
        };
      },
      { readOnly: endpoint.effect === 'read' },
    );
    if (endpoint.sensitive === true) {
      if (revealed.length === 0)
        throw new Error(`${endpoint.id} did not say whose results it shows`);
      await transactAnew(this.#services.db, viewer, (db) => writeLedger(db, viewer, revealed));
    }
    return { answer: typeof answer === 'function' ? await answer() : answer, status };
  }

  #context(
    db: Trx,
    actor: Actor | null,
    request: FastifyRequest,
    form: Form,
    revealed: { ids: number[]; what: string }[],
  ) {
    const origin = originOf(request);
    return {
      ...this.#common(request, form.uploads),
      db,
      actor,
      organizationId: actor?.organization?.id,
      audit: (entry: Parameters<BaseContext['audit']>[0]) =>
        writeAudit(
          db,
          {
            ...origin,
            actorId: actor?.userId ?? entry.by ?? null,
            organizationId: actor?.organization?.id ?? null,
          },
          entry,
        ),
      logAccess: (ids: number[], what: string) => revealed.push({ ids, what }),
    } as BaseContext;
  }

  #manualContext(
    endpoint: AnyEndpoint,
    request: FastifyRequest,
    token: string | null,
    uploads: Form['uploads'],
    actor: Actor | null = null,
  ): ManualContext {
    const common = this.#common(request, uploads);
    const { db: pool } = this.#services;
    const answerWithin = (viewer: Viewer, work: (db: Trx) => Promise<unknown>) =>
      transactAnew(pool, viewer, async (db) =>
        checkAnswer(endpoint, await work(db), common.language),
      );
    const there: ManualContext['whileThere'] = (work) => whileThere(request, work);
    return { ...common, pool, token, actor, answerWithin, whileThere: there } as ManualContext;
  }

  #common(request: FastifyRequest, uploads: Form['uploads']) {
    const { jobs, files, keyring, config } = this.#services;
    return {
      jobs,
      files,
      keyring,
      uploads,
      secret: config.secret,
      appUrl: config.appUrl,
      accept: request.headers.accept ?? '',
      language: languageOf(request),
      headers: request.headers,
      bytes: Buffer.isBuffer(request.body) ? request.body : null,
      ...originOf(request),
    };
  }
}

function notJson(): HttpError {
  return new HttpError(415, 'unsupported_media_type', platformMessages.jsonOnly());
}

function languageOf(request: FastifyRequest) {
  return readLanguage(request.headers['accept-language']);
}

function originOf(request: FastifyRequest) {
  return {
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  };
}

/** A browser that fetches ahead must not set anything in motion. */
function refusePrefetch(endpoint: AnyEndpoint, request: FastifyRequest): void {
  if (endpoint.method !== 'GET' || endpoint.effect !== 'write') return;
  const purpose = `${String(request.headers['sec-purpose'])} ${String(request.headers.purpose)}`;
  if (/prefetch|prerender/i.test(purpose)) {
    throw new HttpError(409, 'conflict', platformMessages.notPrefetched());
  }
}

function takeMethod(fields: Record<string, unknown>): unknown {
  const method = fields['_method'];
  delete fields['_method'];
  return typeof method === 'string' ? method.toUpperCase() : undefined;
}
