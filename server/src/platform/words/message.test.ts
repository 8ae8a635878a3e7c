import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { constant, messages, say } from './message.ts';

const said = messages({
  closed: {
    en: '{organization} is closed. Please contact {organization}.',
    nl: '{organization} is gesloten.',
    de: '{organization} ist geschlossen.',
    es: '{organization} está cerrada.',
  },
  people: {
    code: 'too_many',
    en: 'At most {maximum, number} people; {given, plural, =0 {no one is} one {# is} other {# are}}',
    nl: 'Hoogstens {maximum, number} mensen; er {given, plural, =0 {is niemand} one {is #} other {zijn #}}.',
    de: 'Höchstens {maximum, number} Personen; da {given, plural, =0 {ist niemand} one {ist #} other {sind #}}.',
    es: 'Como máximo {maximum, number} personas; hay {given, plural, other {#}}.',
  },
  saidWithin: {
    en: 'It says: {text}',
    nl: 'Er staat: {text}',
    de: 'Da steht: {text}',
    es: 'Dice: {text}',
  },
});

test('values take their places by name, numbers in the form of the language', () => {
  expect(say('en', said.closed({ organization: 'Acme' }))).toBe(
    'Acme is closed. Please contact Acme.',
  );
  expect(say('en', said.people({ maximum: 10_000, given: 1 }))).toBe('At most 10,000 people; 1 is');
  expect(say('de', said.people({ maximum: 10_000, given: 0 }))).toBe(
    'Höchstens 10.000 Personen; da ist niemand.',
  );
  expect(say('nl', said.people({ maximum: 2, given: 12_000 }))).toBe(
    'Hoogstens 2 mensen; er zijn 12.000.',
  );
});

test('a value is never read as part of the text', () => {
  const odd = 'a$&{organization}{0}#\\u003cb';
  expect(say('nl', said.closed({ organization: odd }))).toBe(`${odd} is gesloten.`);
});

test('a message in a message is said in the same language, and English where none is known', () => {
  const whole = said.saidWithin({ text: said.closed({ organization: 'Acme' }) });
  expect(say('es', whole)).toBe('Dice: Acme está cerrada.');
  expect(say(null, whole)).toBe('It says: Acme is closed. Please contact Acme.');
});

test('a missing value is a mistake of ours', () => {
  expect(() => say('en', { text: said.closed.text, values: {} })).toThrow('organization');
});

test('what programs compare is the same in every language', () => {
  for (const language of languages)
    expect(say(language, constant('Time passed'))).toBe('Time passed');
});

test('programs are told its key where a text declares no code', () => {
  expect(said.saidWithin.text.code).toBe('said_within');
  expect(said.people.text.code).toBe('too_many');
});

test('a name that the text has not, or a missing one, does not compile', () => {
  const wrong = [
    // @ts-expect-error -- it has a value
    () => said.closed(),
    // @ts-expect-error -- another name
    () => said.closed({ name: 'Acme' }),
    // @ts-expect-error -- a plural needs a number
    () => said.people({ maximum: 1, given: 'one' }),
  ];
  expect(wrong).toHaveLength(3);
});
