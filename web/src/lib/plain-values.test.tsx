import { Trans } from '@lingui/react';
import { beforeAll, expect, test } from 'vitest';
import { rendered } from '../test/rendered.tsx';
import { startInEnglish } from './language.ts';

beforeAll(startInEnglish);

test('brackets in a name stay, and those of the sentence are its elements', () => {
  const sentence = (name: string) =>
    rendered(<Trans id="Fit with <0>{name}</0>" values={{ name }} components={{ 0: <b /> }} />);
  expect(sentence('Ada')).toBe('Fit with <b>Ada</b>');
  for (const name of ['<0>x</0>', '<b>x</b>', '<b/>', 'a < b', '<3']) {
    const [, shown = ''] = /<b>(.*)<\/b>/.exec(sentence(name)) ?? [];
    const read = shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('\u2060', '');
    expect(read).toBe(name);
  }
});

test('an element among the values is one of the sentence', () => {
  const sentence = <Trans id="{name} has invited you" values={{ name: <b>Wide {'<0>'}</b> }} />;
  expect(rendered(sentence)).toBe('<b>Wide &lt;0></b> has invited you');
});
