import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '../../test/open-page.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { Refusal } from '../server-errors.ts';
import { useSending, useSendingEach } from './use-sending.ts';

const answers = new Map<string, PromiseWithResolvers<string>>();

function ask(name: string): Promise<string> {
  const answer = Promise.withResolvers<string>();
  answers.set(name, answer);
  return answer.promise;
}

function Reader() {
  const { run, reset, pending, answer, errors } = useSendingEach(ask);
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
      <p>{answer ?? 'Nothing found'}</p>
      <p>{errors.length === 0 ? 'No error' : errors.join(' ')}</p>
    </>
  );
}

/** What was sent, each to be answered by the test. */
let sent: PromiseWithResolvers<string>[] = [];

function Sender({ about }: { about?: string }) {
  const send = () => {
    const answer = Promise.withResolvers<string>();
    sent.push(answer);
    return answer.promise;
  };
  const { run, pending, errors } = useSending(send, ({ message }) =>
    about === undefined ? undefined : message === 'Refused.' ? [about] : [],
  );
  const [text, setText] = useState('');
  return (
    <>
      <FormErrors errors={errors} />
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => void run()}>
        Send
      </button>
      <p>{pending ? 'Sending' : 'Still'}</p>
      <p>{errors.length === 0 && 'No error'}</p>
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();
const said = (text: string) => page.getByText(text);

/** Twice before anything can have been drawn. */
function pressTwice() {
  const button = page.getByRole('button', { name: 'Send' }).element() as HTMLElement;
  button.click();
  button.click();
}

test('pressed twice it is sent once; what fails says so and is sent again', async () => {
  sent = [];
  await openPart(<Sender />);
  await expect.element(said('Still')).toBeVisible();
  pressTwice();
  await expect.element(said('Sending')).toBeVisible();
  expect(sent).toHaveLength(1);
  sent[0]?.reject(new Refusal('Refused.'));
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(said('Still')).toBeVisible();
  // It takes the focus once: whoever types on stays in the field.
  await userEvent.type(page.getByLabelText('Text'), 'Ada');
  await expect.element(page.getByLabelText('Text')).toHaveValue('Ada');
  expect(page.getByRole('alert').element().textContent).toBe('Refused.');
  pressTwice();
  await expect.element(said('No error')).toBeVisible();
  expect(sent).toHaveLength(2);
  sent[1]?.resolve('');
  await expect.element(said('Still')).toBeVisible();
  await expect.element(said('No error')).toBeVisible();
});

test('it begins in the moment of the press, before anything is drawn', async () => {
  sent = [];
  await openPart(<Sender />);
  await expect.element(said('Still')).toBeVisible();
  pressTwice();
  expect(sent).toHaveLength(1);
  sent[0]?.resolve('');
  await expect.element(said('Still')).toBeVisible();
});

function Left() {
  const [there, setThere] = useState(true);
  const [kept, setKept] = useState<number>();
  const cache = useQueryClient().getMutationCache();
  return (
    <>
      {there && <Sender />}
      <button type="button" onClick={() => setThere(false)}>
        Leave
      </button>
      <button type="button" onClick={() => setKept(cache.getAll().length)}>
        Count
      </button>
      <p>{kept} kept</p>
    </>
  );
}

test('what was sent is forgotten with its screen', async () => {
  sent = [];
  await openPart(<Left />);
  await press('Send');
  sent[0]?.reject(new Refusal('Refused.'));
  await expect.element(said('Refused.')).toBeVisible();
  await press('Count');
  await expect.element(said('1 kept')).toBeVisible();
  await press('Leave');
  await press('Count');
  await expect.element(said('0 kept')).toBeVisible();
});

test('what stands in another place is not said once more', async () => {
  sent = [];
  await openPart(<Sender about="Choose another day." />);
  await press('Send');
  await expect.element(said('Sending')).toBeVisible();
  sent[0]?.reject(new Refusal('Refused.'));
  await expect.element(said('Choose another day.')).toBeVisible();
  await press('Send');
  await expect.element(said('Sending')).toBeVisible();
  sent[1]?.reject(new Refusal('Anything else.'));
  await expect.element(said('Still')).toBeVisible();
  await expect.element(said('No error')).toBeVisible();
});

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
  await expect.element(said('numbers')).toBeVisible();
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
