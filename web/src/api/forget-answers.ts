import { factsOf, skillTestIdOf, type TestId } from '@assay/contract/instruments';
import { openChannel } from './answer-channel.ts';
import type { QueuedAnswer } from './answer-queue.ts';
import { deviceStorage } from './answer-storage.ts';

/** Milliseconds before a device counts as having kept nothing: what is not found then stays on it. */
const patienceMs = 10_000;

/** Forgets somebody's answers that still wait on this device, also in other tabs: all, or those that leave. */
export async function forgetAnswers(
  user: number,
  leaves: (answer: QueuedAnswer) => boolean = () => true,
): Promise<void> {
  const storage = deviceStorage(patienceMs);
  // Where nothing can be read, nothing was kept.
  const waiting = await storage.list(user).catch(() => []);
  await Promise.allSettled(waiting.filter(leaves).map(({ key }) => storage.remove(key)));
  const channel = openChannel();
  channel?.postMessage('changed');
  channel?.close();
}

export function isOfTests({ request }: QueuedAnswer, tests: readonly TestId[]): boolean {
  return tests.some((test) => {
    const place = factsOf(test)?.answers?.replace('{id}', String(skillTestIdOf(test)));
    return place !== undefined && request.path.startsWith(place);
  });
}
