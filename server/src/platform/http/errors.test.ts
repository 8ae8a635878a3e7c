import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { useServer } from '../../test/harness.ts';
import { messages } from '../words/message.ts';
import { createApp } from './app.ts';
import { conflict, type HttpError, invalid, unavailable } from './errors.ts';

const { config } = await useServer();

const said = messages({
  full: {
    code: 'package_full',
    en: 'Room for {room} more; this adds {added, number}.',
    nl: 'Plaats voor {room}; dit voegt er {added, number} toe.',
    de: 'Platz für {room}; das fügt {added, number} hinzu.',
    es: 'Caben {room}; esto añade {added, number}.',
  },
  savedSince: {
    en: 'Saved since.',
    nl: 'Intussen bewaard.',
    de: 'Inzwischen gespeichert.',
    es: 'Guardado mientras tanto.',
  },
});

/** What a call answers, in each language, that is refused with this. */
async function answered(error: HttpError) {
  const app = await createApp(config);
  app.get('/refused', () => {
    throw error;
  });
  const answers = await Promise.all(
    languages.map((language) =>
      app.inject({ url: '/refused', headers: { 'accept-language': language } }),
    ),
  );
  await app.close();
  return answers.map((answer) => answer.json());
}

test('a text has its code and its values: numbers as numbers, a text among them in English', () => {
  const { problems } = invalid({
    subjects: said.full({ room: 3, added: 12_000 }),
    name: said.full({ room: said.savedSince(), added: 1 }),
    _: [said.savedSince()],
  }).extra;
  expect(problems).toMatchObject({
    subjects: [{ code: 'package_full', params: { room: 3, added: 12_000 } }],
    name: [{ code: 'package_full', params: { room: 'Saved since.', added: 1 } }],
    _: [{ code: 'saved_since', params: {} }],
  });
});

test('two conflicts differ by their own codes, which are the same in every language', async () => {
  const [full, saved] = await Promise.all([
    answered(conflict(said.full({ room: said.savedSince(), added: 12_000 }))),
    answered(conflict(said.savedSince())),
  ]);
  for (const { code, codes } of full) {
    const params = { room: 'Saved since.', added: 12_000 };
    expect([code, codes]).toEqual(['conflict', { _: [{ code: 'package_full', params }] }]);
  }
  for (const { code, codes } of saved) {
    expect([code, codes]).toEqual(['conflict', { _: [{ code: 'saved_since', params: {} }] }]);
  }
  expect(new Set(full.map(({ errors }) => errors)).size).toBe(languages.length);
  expect(full.map(({ message }) => message)).toEqual(full.map(({ errors }) => errors));
});

test('where the general code says it all, it stands there once more', async () => {
  for (const { code, codes } of await answered(unavailable(undefined))) {
    expect([code, codes]).toEqual(['unavailable', { _: [{ code: 'unavailable', params: {} }] }]);
  }
});
