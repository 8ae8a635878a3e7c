import { completeAnalogy } from '@assay/contract/logical';
import { expect, test, vi } from 'vitest';
import { network, openPart } from '../../../test/open-page.tsx';
import { Closing } from './closing.tsx';

test('a part ends also where the line was silent when that was first said', async () => {
  network().reply(completeAnalogy, {
    data: { section: 'analogy', section_completed: true, completed: false },
  });
  const answered = globalThis.fetch;
  let line: 'silent' | 'there' = 'silent';
  let asked = 0;
  globalThis.fetch = (input, init) => {
    if (line === 'there') return answered(input, init);
    asked += 1;
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  };
  const onEnded = vi.fn();
  await openPart(<Closing section="analogy" reason="over" pending={0} onEnded={onEnded} />, {
    as: 'candidate',
  });
  // Twice, as each effect runs here.
  await expect.poll(() => asked).toBe(2);
  line = 'there';
  await expect.poll(() => onEnded.mock.calls).toEqual([[false]]);
});
