import { randomUUID } from 'node:crypto';
import fastifyMultipart from '@fastify/multipart';
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {
  codeHeader,
  type ErrorBody,
  type ErrorCode,
  formLevel,
  type Problem,
} from '@assay/contract/errors';
import type { Language } from '@assay/contract/languages';
import type { Config } from '../config.ts';
import { observeRequest } from '../metrics.ts';
import { constant, type Message, say } from '../words/message.ts';
import { CallerLeft } from './caller-left.ts';
import { compressAnswers } from './compression.ts';
import { byField, found, HttpError, unreadable } from './errors.ts';
import { readLanguage } from './language.ts';
import { parseQuery } from './query.ts';
import { traceRequests } from './request-cause.ts';
import { securityHeaders } from './security-headers.ts';
import { refuseUnreadable } from './unreadable-request.ts';
import { overrideMethod, stayOpen } from './uploads.ts';
import { platformMessages } from '../words/messages.data.ts';

const bodyLimit = 5 * 1024 * 1024;

/** Milliseconds from which an answer is worth a line in the log. */
const slowMs = 500;

/** No lines but ours. What fails once an answer has begun, as a file that is written bit by bit, comes by nowhere else. */
class OwnLines extends LogController {
  override streamError(error: Error, request: FastifyRequest): void {
    const left = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!left) request.log.error({ err: error, requestId: request.id }, 'answer broken off');
  }
}

/** The server without routes: parsing, headers, errors, request ids. */
export async function createApp(config: Config): Promise<FastifyInstance> {
  const { trustProxy: hops } = config;
  const headers = securityHeaders(config);
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers', 'password', 'token'] },
    logController: new OwnLines({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit,
    forceCloseConnections: 'idle',
    // What comes over an open connection while the node stops is still answered, and the connection closed after it.
    return503OnClosing: false,
    requestTimeout: 60_000,
    // Node would refuse a request without it with an empty answer; it is refused below, in the shape of every other refusal.
    http: { requireHostHeader: false },
    rewriteUrl(request) {
      overrideMethod(request);
      return request.url ?? '/';
    },
    // An address that cannot be read never gets as far as the handler of errors.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      void answerError(error, request.id, reply);
    },
    // What cannot be read as HTTP never gets as far as an address.
    clientErrorHandler: (error, socket) =>
      refuseUnreadable(error, socket, (status) => {
        const { message, code } = ownMessages[status] ?? unreadableRequest;
        return asText('en', code, message());
      }),
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 300,
      querystringParser: parseQuery,
    },
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request.id, reply));
  // The registrar validates, so that the mistakes of all parts are told together.
  app.setValidatorCompiler(() => (value) => ({ value }));
  // It validates what leaves as well; here is only text to be made of it.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    const { headers: sent, httpVersion } = request.raw;
    done(sent.host === undefined && httpVersion === '1.1' ? noHost() : undefined);
  });
  traceRequests(app);
  app.addHook('onResponse', (request, reply, done) => {
    // Ids, never contents: the route is the pattern, so no link token and no address of a person is in it.
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    observeRequest(request.method, route, status, elapsedTime / 1000);
    const line = { method: request.method, route, status, ms: Math.round(elapsedTime) };
    // What went well and fast is in the metrics; thousands of such lines would hide the others unless they are wanted.
    if (config.accessLog || status >= 400 || elapsedTime > slowMs)
      request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
    done();
  });
  compressAnswers(app);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  acceptEmptyJson(app);
  return app;
}

/** HTTP/1.1 asks every request for the host that it is meant for; HTTP/1.0 does not know it. */
const noHost = () => new HttpError(400, 'invalid', platformMessages.unreadableRequest());

/** A JSON request may have an empty body, a body that is no JSON is the caller's mistake, and plain text is not read. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    const source = (text as string).trim();
    if (source === '') return done(null, {});
    try {
      done(null, JSON.parse(source));
    } catch {
      done(unreadable(platformMessages.notJson()));
    }
  });
}

interface OwnMessage {
  code: HttpError['code'];
  message: () => Message;
}

const unreadableRequest: OwnMessage = {
  code: 'invalid',
  message: platformMessages.unreadableRequest,
};

const ownMessages: Record<number, OwnMessage> = {
  400: unreadableRequest,
  404: { code: 'not_found', message: platformMessages.notFound },
  408: { code: 'invalid', message: platformMessages.tooSlow },
  413: { code: 'too_large', message: platformMessages.tooLarge },
  414: unreadableRequest,
  415: { code: 'unsupported_media_type', message: platformMessages.jsonOrForm },
  431: { code: 'too_large', message: platformMessages.tooLarge },
};

function answerError(error: unknown, requestId: string, reply: FastifyReply) {
  const language = readLanguage(reply.request.headers['accept-language']);
  if (error instanceof HttpError) {
    const { retryAfter, problems, ...extra } = error.extra;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (error.cause !== undefined) reply.log.error({ err: error.cause, requestId }, 'unavailable');
    const { code, said } = error;
    // An answer to HEAD has no body to say it.
    if (reply.request.method === 'HEAD') reply.header(codeHeader, code);
    if (problems === undefined)
      return reply.code(error.status).send({ ...asText(language, code, said), ...extra });
    const errors = byField<string[]>();
    const codes = byField<Problem[]>();
    for (const [field, list] of Object.entries(problems)) {
      errors[field] = list.map((one) => say(language, one.message));
      codes[field] = list.map((one) => ({ code: one.code, params: one.params }));
    }
    const message = say(language, said);
    return reply.code(error.status).send({ message, code, ...extra, errors, codes });
  }
  const { raw } = reply.request;
  if (error instanceof CallerLeft || (raw.destroyed && !raw.complete)) {
    // Nobody is there to read it.
    reply.log.debug({ requestId }, 'broken off by the caller');
    return reply.code(400).send();
  }
  stayOpen(reply);
  const told = (error as FastifyError).statusCode ?? 500;
  // A path that leads out of a folder: there is nothing, and no word about why.
  const status = told === 403 ? 404 : told;
  const own = ownMessages[status] ?? (status >= 400 && status < 500 ? ownMessages[400] : undefined);
  if (own !== undefined) {
    return reply.code(status).send(asText(language, own.code, own.message()));
  }
  const unreachable = isDatabaseAway(error);
  reply.log.error({ err: error, requestId }, 'request failed');
  if (unreachable) {
    reply.header('retry-after', '2');
    const busy = asText(language, 'unavailable', platformMessages.tryAgain());
    return reply.code(503).send({ ...busy, request_id: requestId });
  }
  const failed = asText('en', 'internal', constant('Internal Server Error', 'internal'));
  return reply.code(500).send({ ...failed, request_id: requestId });
}

/** Where no field is at fault, `errors` is a text, and `codes` tell which one it is. */
function asText(language: Language | null, code: ErrorCode, said: Message): ErrorBody {
  const message = say(language, said);
  const { code: own, params } = found(said);
  return { message, code, errors: message, codes: { [formLevel]: [{ code: own, params }] } };
}

/** Connection lost, refused or not handed out in time, no room, or given up for another transaction: the caller may simply repeat. */
function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    /^(25P0[34]|40001|40P01|53\w{3}|55P03|57014|57P0[1-5]|58030|08\w{3}|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE|ETIMEDOUT)$/.test(
      code ?? '',
    ) ||
    /connection terminated|is not queryable|timeout exceeded when trying to connect/i.test(
      message ?? '',
    )
  );
}
