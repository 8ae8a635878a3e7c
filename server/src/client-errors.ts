import type { FastifyInstance } from 'fastify';
import * as contract from '@assay/contract/system';
import { countClientError } from './platform/metrics.ts';
import type { Registrar } from './platform/http/registrar.ts';
import { platformMessages } from './platform/words/messages.data.ts';

const windowMs = 60_000;
/** Lines in the log for each window: one page that fails over and over must not hide everything else. */
const linesOfAll = 60;
const linesOfOne = 5;

/** Writes down what pages tell of their failures. Whatever is over the limits is counted in the metrics only. */
export function serveClientErrors(app: FastifyInstance, routes: Registrar): void {
  const hasRoom = limitLines();
  routes.onManual(contract.reportClientError, async ({ ip, requestId }, { body }) => {
    countClientError();
    if (hasRoom(ip)) app.log.error({ ...body, requestId }, 'a page failed');
    return platformMessages.thanks();
  });
}

/** Addresses are held for a window at most, and never written down. */
function limitLines(): (ip: string) => boolean {
  let startedAt = 0;
  let lines = 0;
  const byAddress = new Map<string, number>();
  return (ip) => {
    if (Date.now() - startedAt >= windowMs) {
      startedAt = Date.now();
      lines = 0;
      byAddress.clear();
    }
    const own = byAddress.get(ip) ?? 0;
    if (lines >= linesOfAll || own >= linesOfOne) return false;
    byAddress.set(ip, own + 1);
    lines += 1;
    return true;
  };
}
