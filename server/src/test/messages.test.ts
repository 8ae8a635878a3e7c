import type { Language } from '@assay/contract/languages';
import { beforeAll, expect, test } from 'vitest';
import { makeTenant, type Tenant } from './factories.ts';
import { useServer } from './harness.ts';
import { startedCampaign } from './shortcuts.ts';

const server = await useServer();

/** What calls say: in the reader's language to people, the same to programs. */

let tenant: Tenant;
beforeAll(async () => {
  tenant = await makeTenant(server);
});

function ask(
  language: Language | '',
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  call: object = {},
) {
  const headers: Record<string, string> = language === '' ? {} : { 'accept-language': language };
  return server.call(method, path, { token: tenant.manager.token, headers, ...call });
}

test.each([
  [
    '',
    'Please check the marked fields.',
    'At most 60 characters.',
    'There is already a label with this name.',
  ],
  [
    'nl',
    'Controleer de gemarkeerde velden.',
    'Hoogstens 60 tekens.',
    'Er is al een label met deze naam.',
  ],
  [
    'de',
    'Bitte prüfen Sie die markierten Felder.',
    'Höchstens 60 Zeichen.',
    'Es gibt schon ein Stichwort mit diesem Namen.',
  ],
  [
    'es',
    'Compruebe los campos marcados.',
    'Como máximo 60 caracteres.',
    'Ya existe una etiqueta con este nombre.',
  ],
] as const)(
  'in %s a manager reads what is wrong, and programs get the same codes',
  async (language, message, long, taken) => {
    const label = (name: string) =>
      ask(language, 'POST', '/api/admin/labels', { json: { name, colour: 'blue' } });
    const name = `Twice ${language}`;
    await label(name);
    expect((await label('x'.repeat(61))).body).toMatchObject({
      message,
      errors: { name: [long] },
      codes: { name: [{ code: 'too_long', params: { maximum: 60 } }] },
    });
    expect((await label(name)).body).toMatchObject({
      message,
      errors: { name: [taken] },
      codes: { name: [{ code: 'name_taken', params: {} }] },
    });
  },
);

test('a call that only says what became of it says it in the language', async () => {
  const { body } = await ask('de', 'POST', '/api/admin/labels', {
    json: { name: 'Kurz da', colour: 'blue' },
  });
  const gone = await ask('de', 'DELETE', `/api/admin/labels/${body.data.id}`);
  expect(gone.body).toEqual({ message: 'Das Stichwort Kurz da ist gelöscht.' });
});

test('what was found in a file, in a process of its own, is said in the language too', async () => {
  const send = (content: string) => {
    const form = new FormData();
    form.set('file', new Blob([content]), 'people.csv');
    return ask('es', 'POST', '/api/admin/campaigns/subjects/preview', { form });
  };
  const { body } = await send('email\nann@example.org\nann@example.org\n');
  expect(body.data.rows.at(-1).problem).toBe('Esta dirección ya está en la línea 2.');
  const refused = await send('%PDF-1.7');
  expect(refused.body).toMatchObject({
    errors: { file: ['Es un PDF. Elija la tabla misma, como XLSX o CSV.'] },
    codes: { file: [{ code: 'pdf', params: {} }] },
  });
});

test('the constants of the protocol stay as they are', async () => {
  const { person } = await startedCampaign(server, tenant);
  const path = `/api/admin/subject-profile/download-cv/${person.id}`;
  const { body } = await ask('nl', 'GET', path);
  expect(body).toEqual({
    message: 'Candidate CV not found',
    code: 'not_found',
    errors: 'Candidate CV not found',
    codes: { _: [{ code: 'cv_not_found', params: {} }] },
  });
});
