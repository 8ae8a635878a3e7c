import { expect, test } from 'vitest';
import { findKept, forgetKept } from '../../../api/kept-pieces.ts';
import { Upload } from './upload.ts';

const target = { interviewCode: 'abcdefghij', question: 1, place: '7/abcdefghij/1' };

test('what the line still carries of the first try leaves the second one on the device alone', async () => {
  const slow = Promise.withResolvers<void>();
  let made = 0;
  const answer = async (path: string, { method, body, headers }: RequestInit) => {
    if (method === 'POST') {
      made += 1;
      const id = made;
      if (id === 1) await slow.promise;
      return new Response('', { status: 201, headers: { Location: `${path}/${id}` } });
    }
    // The line breaks with the second try.
    if (path.endsWith('/2')) throw new TypeError('Failed to fetch');
    const sent = Number((headers as Headers).get('Upload-Offset')) + (body as Blob).size;
    return new Response(null, { status: 204, headers: { 'Upload-Offset': String(sent) } });
  };
  globalThis.fetch = answer as typeof fetch;
  const video = (letter: string) => new Blob([letter.repeat(100)]);
  const first = new Upload(target, () => undefined);
  first.begin();
  first.add(video('a'), 2);
  first.end(2);
  first.stop();
  const second = new Upload(target, () => undefined);
  second.begin();
  second.add(video('b'), 4);
  second.end(4);
  await expect.poll(async () => (await findKept(target.place))?.kept.id).toBe(2);
  slow.resolve();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const found = await findKept(target.place);
  second.stop();
  await forgetKept(target.place);
  expect(found?.kept).toEqual({ id: 2, seconds: 4, ended: true, size: 100 });
  expect(await found?.pieces[0]?.blob.text()).toBe('b'.repeat(100));
});
