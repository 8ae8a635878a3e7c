import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { codeHeader } from '@assay/contract/errors';
import type { Message } from '../words/message.ts';
import { platformMessages } from '../words/messages.data.ts';
import { HttpError, wrongHeader } from './errors.ts';
import { fieldMessages } from './field-messages.data.ts';

/** Resumable uploads: https://tus.io/protocols/resumable-upload. */
export const tusVersion = '1.0.0';

/** Bytes of a refused body that are read to its end: more than any proxy should let through, less than hurts. */
const drainLimit = 32 * 1024 * 1024;

/** More than any client says of a file. */
const maxMetadata = 2000;

/** Seconds that a browser remembers what a site may do here; one that is taken off the list is refused after that. */
const preflightAge = '600';

const sentHeaders = [
  'Authorization',
  'Content-Type',
  'Tus-Resumable',
  'Upload-Defer-Length',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-HTTP-Method-Override',
  'X-Request-ID',
  'X-Requested-With',
];

const answeredHeaders = [
  'Location',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Defer-Length',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  codeHeader,
  'X-Request-Id',
];

interface Uploads {
  /** Bytes that may come at once. */
  maxBytes: number | undefined;
  /** Origins of other sites whose pages may send to the address of a request. */
  sitesOf: (request: FastifyRequest) => Promise<readonly string[]>;
}

/** Adds a route of the tus protocol, whose version every answer says, also one that refuses. */
export function acceptUploads(
  app: FastifyInstance,
  route: RouteOptions,
  { maxBytes, sitesOf }: Uploads,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/offset+octet-stream',
      { parseAs: 'buffer' },
      (_request, bytes, done) => done(null, bytes),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('tus-resumable', tusVersion);
      await shareWith(request, reply, sitesOf);
    });
    // After the session, so that a stranger is told nothing but that; before the body is read.
    scope.addHook('preParsing', async (request, reply) => {
      if (request.method !== 'OPTIONS') checkVersion(request.headers, reply);
    });
    const { errorHandler } = route;
    scope.route({
      ...route,
      ...(maxBytes !== undefined && {
        bodyLimit: maxBytes,
        errorHandler(error, request, reply) {
          const oversized = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
          if (oversized) stayOpen(reply);
          const told = oversized ? pieceTooLarge(maxBytes) : error;
          return errorHandler?.call(scope, told as typeof error, request, reply);
        },
      }),
    });
  });
}

function pieceTooLarge(bytes: number): HttpError {
  const message = platformMessages.pieceTooLarge({ megabytes: bytes / 1024 / 1024 });
  return new HttpError(413, 'too_large', message);
}

/**
 * Has what is still to come of a refused body read and dropped, when it says that its end is near. Closed in the middle of
 * sending, a caller might never see the answer, and a proxy would take this node for a broken one.
 */
export function stayOpen(reply: FastifyReply): void {
  if (Number(reply.request.headers['content-length']) <= drainLimit)
    reply.removeHeader('connection');
}

/** Only pages of these sites get an answer that they can read; what is answered is the same for all. */
async function shareWith(
  request: FastifyRequest,
  reply: FastifyReply,
  sitesOf: Uploads['sitesOf'],
): Promise<void> {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !(await sitesOf(request)).includes(origin)) return;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', answeredHeaders.join(', '));
  if (request.method !== 'OPTIONS') return;
  reply.header('access-control-allow-methods', 'POST, HEAD, PATCH');
  reply.header('access-control-allow-headers', sentHeaders.join(', '));
  reply.header('access-control-max-age', preflightAge);
}

function checkVersion({ 'tus-resumable': told }: IncomingHttpHeaders, reply: FastifyReply): void {
  if (told === tusVersion) return;
  reply.header('tus-version', tusVersion);
  const message = platformMessages.tusVersion({ version: tusVersion });
  throw new HttpError(412, 'conflict', message);
}

const uploadPath = /^\/api\/[^?]+\/recordings(\/\d+)?\/?(\?|$)/;

/** Who cannot send other methods than GET and POST says in a header which one is meant. */
export function overrideMethod(request: IncomingMessage): void {
  const meant = String(request.headers['x-http-method-override'] ?? '').toUpperCase();
  if (!/^(POST|HEAD|PATCH|OPTIONS|DELETE)$/.test(meant)) return;
  if (uploadPath.test(request.url ?? '')) request.method = meant;
}

/** `Upload-Metadata` is a list of names, each with its value in base64 or without one. @throws 400 */
export function readMetadata({
  'upload-metadata': told,
}: IncomingHttpHeaders): Map<string, string> {
  const values = new Map<string, string>();
  if (told === undefined || told === '') return values;
  const text = String(told);
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries) {
    const [, name = '', value = ''] = /^([!-+\--~]+)(?: ([A-Za-z\d+/]*={0,2}))?$/.exec(entry) ?? [];
    if (name === '' || values.has(name) || value.length % 4 !== 0 || text.length > maxMetadata)
      throw wrongHeader('Upload-Metadata', platformMessages.metadataUnreadable());
    values.set(name, Buffer.from(value, 'base64').toString());
  }
  return values;
}

/** Null where it is not told. @throws 400 */
export function readBytes(
  headers: IncomingHttpHeaders,
  name: 'Upload-Length' | 'Upload-Offset',
): number | null {
  const told = headers[name.toLowerCase()];
  if (told === undefined) return null;
  if (!/^\d{1,15}$/.test(String(told))) throw wrongHeader(name, fieldMessages.notWhole());
  return Number(told);
}

/**
 * How long the whole will be; null when that is told later.
 * @throws 400 unless exactly one of both is said
 */
export function readLength(headers: IncomingHttpHeaders, required: Message): number | null {
  const length = readBytes(headers, 'Upload-Length');
  const deferred = headers['upload-defer-length'];
  if (deferred !== undefined && deferred !== '1')
    throw wrongHeader('Upload-Defer-Length', fieldMessages.notOneOf({ values: '1' }));
  if ((length === null) === (deferred === undefined)) throw wrongHeader('Upload-Length', required);
  return length;
}
