import type { FastifyRequest } from 'fastify';
import { accountDeleted, HttpError } from './errors.ts';

export function bearer(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** A session that merely ended is told apart from one whose account was deleted. */
export async function describeAuthError(
  error: Error,
  request: FastifyRequest,
  wasErased: (token: string) => Promise<boolean>,
): Promise<Error> {
  const token = bearer(request);
  const ended = error instanceof HttpError && error.code === 'unauthenticated';
  return ended && token !== null && (await wasErased(token)) ? accountDeleted() : error;
}
