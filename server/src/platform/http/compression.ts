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
  // Most answers are small, and theirs is the hot path: no promise is made for them.
  app.addHook('onSend', (request, reply, payload, done) => {
    const large = typeof payload === 'string' && payload.length >= worthwhile;
    if (!large || !String(reply.getHeader('content-type')).startsWith('application/json'))
      return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
    if (encoding === undefined) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    packers[encoding](payload).then((packed) => done(null, packed), done);
  });
}

const packers = {
  br: (text: string) => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => toGzip(text),
};

/** Those that are worth it, the best first, each as a caller says that it takes it. */
const encodings = (['br', 'gzip'] as const).map((name) => ({
  name,
  taken: new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|;(?!\\s*q=0(?:\\.0+)?\\s*(?:,|$))|$)`),
}));

function chooseEncoding(accepted: string): 'br' | 'gzip' | undefined {
  return encodings.find(({ taken }) => taken.test(accepted))?.name;
}
