import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Bytes from which packing an answer saves a packet on the way. */
const worthwhile = 1400;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Packs larger JSON answers for clients that ask for it. Secrets and what others may choose do not share an answer that a
 * foreign page could ask for: calls carry a bearer token, never a cookie, so the length of an answer gives nothing away.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((one) =>
      new RegExp(`(^|,)\\s*${one}\\s*(,|;(?!\\s*q=0(\\.0+)?\\s*(,|$))|$)`).test(accepted),
    );
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (encoding === 'gzip') return await toGzip(payload);
    return await toBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  });
}
