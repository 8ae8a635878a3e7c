import { lookup as resolve } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** Of a service that an operator has named. */
export interface Service {
  url: string;
  token: string;
  /** Whether it may stand in the own network. */
  isInside: boolean;
}

/** Enough for everything that anybody tells of themselves. */
const mostBytes = 1024 * 1024;
const mostMilliseconds = 10_000;

/** What a service did that makes its answer useless. Says no content, only what was wrong. */
export class UselessAnswer extends Error {}

/**
 * Asks the service one question and reads its answer as JSON; null when it knows nothing of what was asked (404). The host is
 * that of the service and no other: nothing that is asked moves it, and no redirect is followed. The address that was checked is
 * the one that is connected to.
 */
export async function readJson(
  service: Service,
  question: Record<string, string>,
  { milliseconds = mostMilliseconds } = {},
): Promise<unknown> {
  const url = new URL(service.url);
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value);
  const { hostname } = url;
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!service.isInside && isIP(literal) !== 0 && !isPublicAddress(literal)) {
    throw new UselessAnswer('Address of the own network');
  }
  const text = await ask(url, service, AbortSignal.timeout(milliseconds));
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UselessAnswer('No JSON');
  }
}

function ask(url: URL, { token, isInside }: Service, signal: AbortSignal): Promise<string | null> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((done, fail) => {
    const options = {
      signal,
      // A connection of its own: one kept open could lead somewhere else by now.
      agent: false,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        authorization: `Bearer ${token}`,
      },
      ...(isInside ? {} : { lookup: publicOnly }),
    };
    const sent = request(url, options, (answer) => {
      const { statusCode = 0, headers } = answer;
      const useless = (why: string) => {
        answer.destroy();
        fail(new UselessAnswer(why));
      };
      if (statusCode === 404) {
        answer.destroy();
        done(null);
        return;
      }
      if (statusCode !== 200) return useless(`Status ${statusCode}`);
      if (!/json/i.test(headers['content-type'] ?? '')) return useless('No JSON');
      if ((headers['content-encoding'] ?? 'identity') !== 'identity') return useless('Packed');
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBytes) useless('Too long');
        else chunks.push(chunk);
      });
      answer.on('end', () => done(Buffer.concat(chunks).toString()));
      answer.on('error', fail);
    });
    sent.on('error', fail);
    sent.end();
  });
}

/** A name that leads into the own network, with one of its addresses at least, leads nowhere. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '');
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new UselessAnswer('Address of the own network'), '');
    }
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
