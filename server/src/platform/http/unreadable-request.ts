import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { ErrorBody } from '@assay/contract/errors';

/**
 * Answers what was no HTTP and became no request: a method that there is not, headers beyond all measure, a head that takes
 * too long. In the shape of every other refusal, and in English, since nobody knows the reader.
 * @param refuse the body of a refusal with this status.
 */
export function refuseUnreadable(
  { code }: ConnectionError,
  socket: Socket,
  refuse: (status: number) => ErrorBody,
): void {
  // Nobody is there to read it.
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && !isAnswering(socket)) {
    const status = statusOf(code);
    const body = JSON.stringify(refuse(status));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      `X-Request-Id: ${randomUUID()}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}

/** Whether part of an answer is on its way, into which nothing else may be written. Node goes by the same, and tells it no other way. */
function isAnswering(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}

function statusOf(code: string): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return 400;
}
