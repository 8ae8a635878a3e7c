import type { FastifyRequest } from 'fastify';

/** Thrown where nobody is there any more to read the answer. */
export class CallerLeft extends Error {}

/** Work that is worth nothing without a reader: the signal is aborted when the connection ends before it is done. */
export async function whileThere<T>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  work: (left: AbortSignal) => Promise<T>,
): Promise<T> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  socket.once('close', leave);
  if (socket.destroyed) leave();
  try {
    return await work(leaving.signal);
  } catch (error) {
    throw leaving.signal.aborted ? new CallerLeft() : error;
  } finally {
    socket.off('close', leave);
  }
}
