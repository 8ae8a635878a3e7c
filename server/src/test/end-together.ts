import type { Socket } from 'node:net';

/** Of a line through a proxy: where one side closes or breaks, so does the other. */
export function endTogether(client: Socket, upstream: Socket): void {
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    one.on('close', () => other.destroy());
    one.on('error', () => other.destroy());
  }
}
