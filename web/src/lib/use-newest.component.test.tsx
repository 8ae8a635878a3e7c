import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '../test/open-page.tsx';
import { Refusal } from './server-errors.ts';
import { useNewest } from './use-newest.ts';

const answers = new Map<string, PromiseWithResolvers<string>>();

function ask(name: string): Promise<string> {
  const answer = Promise.withResolvers<string>();
  answers.set(name, answer);
  return answer.promise;
}

function Reader() {
  const { run, reset, pending, found, errors } = useNewest(ask);
  const [chosen, setChosen] = useState('');
  const choose = (name: string) => {
    setChosen(name);
    void run(name);
  };
  return (
    <>
      <button type="button" onClick={() => choose('first')}>
        First
      </button>
      <button type="button" onClick={() => choose('second')}>
        Second
      </button>
      <button type="button" onClick={reset}>
        None
      </button>
      <p>Chosen {chosen}</p>
      <p>{pending ? 'Reading' : 'Still'}</p>
      <p>{found ? `${found.data} of ${found.about}` : 'Nothing found'}</p>
      <p>{errors.length === 0 ? 'No error' : errors.join(' ')}</p>
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();
const said = (text: string) => page.getByText(text);

test('what was chosen before neither shows its answer nor its refusal, nor ends the waiting', async () => {
  await openPart(<Reader />);
  await press('First');
  await expect.element(said('Reading')).toBeVisible();
  const first = answers.get('first');
  await press('Second');
  await expect.element(said('Chosen second')).toBeVisible();
  first?.resolve('words');
  await first?.promise;
  await expect.element(said('Reading')).toBeVisible();
  await expect.element(said('Nothing found')).toBeVisible();
  answers.get('second')?.resolve('numbers');
  await expect.element(said('numbers of second')).toBeVisible();
  await expect.element(said('Still')).toBeVisible();

  await press('First');
  const again = answers.get('first');
  await press('Second');
  again?.reject(new Refusal('Not a file.'));
  await again?.promise.catch(() => undefined);
  await expect.element(said('No error')).toBeVisible();
  answers.get('second')?.reject(new Refusal('Too long.'));
  await expect.element(said('Too long.')).toBeVisible();
});

test('after nothing is chosen any more, an answer that was on its way is not shown', async () => {
  await openPart(<Reader />);
  await press('First');
  await expect.element(said('Reading')).toBeVisible();
  await press('None');
  await expect.element(said('Still')).toBeVisible();
  const first = answers.get('first');
  first?.resolve('words');
  await first?.promise;
  await expect.element(said('Nothing found')).toBeVisible();
});
