import type { updateBurnout } from '@assay/contract/burnout';
import type { BodyOf } from '@assay/contract/endpoint';
import type { InstrumentId, TestId } from '@assay/contract/instruments';
import { instrumentOf, skillTestIdOf } from '@assay/contract/instruments';
import type { QueuedAnswer } from './answer-queue.ts';
import { deviceStorage } from './answer-storage.ts';

/** Where answers of a test are sent: what still waits can be told apart by it. Recordings wait in a store of their own. */
const places: Record<Exclude<InstrumentId, 'interview'>, string> = {
  personality: '/api/personality-test/',
  iq: '/api/iq-test/',
  culture: '/api/culture-test/',
  burnout: '/api/burnout/',
  skill: '/api/skill-test/{id}/',
};

/** Forgets somebody's answers that still wait on this device, also in other tabs: all, or those that leave. */
export async function forgetAnswers(
  user: number,
  leaves: (answer: QueuedAnswer) => boolean = () => true,
): Promise<void> {
  const storage = deviceStorage();
  // Where nothing can be read, nothing was kept.
  const waiting = await storage.list(user).catch(() => []);
  await Promise.allSettled(waiting.filter(leaves).map(({ key }) => storage.remove(key)));
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel('assay.answers');
  channel.postMessage('changed');
  channel.close();
}

export function isOfTests({ request }: QueuedAnswer, tests: readonly TestId[]): boolean {
  return tests.some((test) => {
    const instrument = instrumentOf(test);
    if (instrument === undefined || instrument === 'interview') return false;
    const place = places[instrument].replace('{id}', String(skillTestIdOf(test)));
    return request.path.startsWith(place);
  });
}

/** Of one happiness record: all of them are sent to the same address. */
export function isOfRecord({ request }: QueuedAnswer, recordId: number): boolean {
  const body = request.body as Partial<BodyOf<typeof updateBurnout>> | undefined;
  return request.path.startsWith(places.burnout) && body?.burnout_test_id === recordId;
}
