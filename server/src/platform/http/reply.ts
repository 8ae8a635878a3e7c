import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { AnyEndpoint } from '@assay/contract/endpoint';
import { message } from '@assay/contract/fields';
import type { Language } from '@assay/contract/languages';
import { isMessage, say } from '../words/message.ts';

/** Bytes instead of JSON. */
export interface Binary {
  type: string;
  content: Buffer | Readable;
  /** Beside those that every answer has. */
  headers?: Record<string, string>;
  /** Cached for good: the address changes with the content. */
  immutable?: boolean;
  /** To be saved under this name instead of shown. */
  download?: string;
}

/** An answer of headers alone. */
export function headersOnly(headers: Record<string, string>): Binary {
  return { type: '', content: Buffer.alloc(0), headers };
}

/**
 * What a handler answers, as its endpoint declares it: a message in the reader's language; bytes are not looked into.
 * @throws when it is something else
 */
export function checkAnswer(
  endpoint: AnyEndpoint,
  answer: unknown,
  language: Language | null,
): unknown {
  if (Array.isArray(endpoint.output)) return answer;
  // What `answerWithin` has checked comes by once more, said already.
  const told =
    endpoint.output === message && isMessage(answer) ? { message: say(language, answer) } : answer;
  return z.core.parse(endpoint.output as z.core.$ZodType, told);
}

/** Sends an answer that has been checked. */
export function send(endpoint: AnyEndpoint, reply: FastifyReply, answer: unknown, status?: number) {
  reply.code(status ?? endpoint.status ?? 200);
  if (Array.isArray(endpoint.output)) {
    const { type, content, headers = {}, immutable, download } = answer as Binary;
    if (type !== '') reply.header('content-type', type);
    if (download !== undefined) reply.header('content-disposition', attachment(download));
    // Mail programs in a browser show the logo on pages of their own.
    if (immutable === true) reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header(
      'cache-control',
      immutable === true ? 'public, max-age=31536000, immutable' : 'no-store',
    );
    reply.headers(headers);
    return endpoint.output.length === 0 ? reply.send() : reply.send(content);
  }
  return reply.header('cache-control', 'no-store').send(answer);
}

/** The plain name is for programs that do not know the other form. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .-]+/g, '_');
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
