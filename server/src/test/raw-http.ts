import { type Agent, request } from 'node:http';

export interface RawAnswer {
  status: number;
  type: string;
  text: string;
}

export interface RawCall {
  method: string;
  /** As it goes over the wire: nothing is escaped. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  /** Whose connections it uses; one of its own without. */
  agent?: Agent;
}

/** A request that `fetch` would mend or refuse. Fails when the answer takes longer than 20 s. */
export function callRaw(
  origin: string,
  { method, path, headers = {}, body, agent }: RawCall,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      { hostname, port, method, path, headers: { ...length, ...headers }, ...(agent && { agent }) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text,
          });
        });
        response.on('error', reject);
      },
    );
    sent.setTimeout(20_000, () => sent.destroy(new Error(`${method} ${path} hangs`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
