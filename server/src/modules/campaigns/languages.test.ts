import { languages } from '@assay/contract/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  joinCampaign,
  makeCampaign,
  makeTenant,
  makeUser,
  receiveMail,
  type Tenant,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { activate, entryToken } from '../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await makeTenant(server, { name: 'Noordzee & Zonen' });
});
afterAll(() => server.stop());

const put = (token: string, language: unknown) =>
  server.call('PUT', '/api/user/language', { token, json: { language } });

async function invite(email: string, changes: Record<string, unknown> = {}) {
  const subjects = [{ first_name: '', last_name: '', email }];
  const campaign = await makeCampaign(server, tenant, { subjects, ...changes });
  await activate(server, tenant, campaign.id);
  return campaign.id;
}

test('tests have the names of the reader’s language in lists, in campaigns and among own results', async () => {
  const interview = { interview_name: 'Video interview', interview_questions: ['Why you?'] };
  const id = await invite('namen@example.org', { test_types: ['1', '2', '3'], ...interview });
  const { token } = tenant.manager;
  const headers = { 'accept-language': 'nl' };
  const names = ['Persoonlijkheid', 'Logisch redeneren', 'Cultuur', 'Video-interview'];
  const one = await server.call('GET', `/api/admin/campaigns/${id}`, { token, headers });
  const list = await server.call('GET', '/api/admin/campaigns/filter', { token, headers });
  const listed = list.body.data.find((row: { id: number }) => row.id === id);
  for (const { tests } of [one.body.data, listed])
    expect(tests.map(({ name }: { name: string }) => name)).toEqual(names);
  const taker = await joinCampaign(server, 'namen@example.org');
  await server.call('GET', '/api/personality-test/questions?begin=1', { token: taker.token });
  const own = await server.call('GET', '/api/subject-profile', { token: taker.token, headers });
  expect(own.body.data.results).toMatchObject([{ name: 'Persoonlijkheid' }]);
});

test('an account keeps the language that its owner chooses, and no other', async () => {
  const { id, token } = await makeUser(server);
  expect(await put(token, 'de')).toMatchObject({ status: 200, body: { data: { language: 'de' } } });
  const [row] = await server.database.query('select language from app.users where id = $1', [id]);
  expect(row).toEqual({ language: 'de' });
  for (const wrong of ['fr', 'DE', '', null, 1])
    expect(await put(token, wrong)).toMatchObject({
      status: 422,
      body: { errors: { language: [expect.any(String)] } },
    });
});

test('a first login keeps the language of the page, later ones change nothing', async () => {
  const email = 'eerste@example.org';
  const campaignId = await invite(email);
  const { body } = await server.call('POST', '/api/user/confirm-registration', {
    headers: { 'accept-language': 'fr, nl-BE;q=0.9, en;q=0.8' },
    json: {
      password: 'a fine long password',
      users_encrypted_email: await entryToken(server, campaignId, email),
      organization_id: tenant.organization.id,
    },
  });
  expect(body.user).toMatchObject({ email, language: 'nl' });
  const again = await server.call('POST', '/api/login', {
    headers: { 'accept-language': 'es' },
    json: { email, password: 'a fine long password' },
  });
  expect(again.body.user.language).toBe('nl');
});

test('a campaign writes in its language to those who have chosen none', async () => {
  for (const [language, words] of [
    ['en', ['invites you', 'Hello,', 'Do you have to?', '(Amsterdam time)', 'unsubscribe']],
    ['nl', ['nodigt je uit', 'Hallo,', 'Moet het?', '(Midden-Europese tijd)', 'afmelden']],
    [
      'de',
      [
        'lädt Sie ein',
        'Guten Tag,',
        'Müssen Sie teilnehmen?',
        '(Mitteleuropäische Zeit)',
        'abmelden',
      ],
    ],
    ['es', ['le invita', 'Hola:', '¿Es obligatorio?', '(hora de Europa central)', 'darse de baja']],
  ] as const) {
    const email = `new-${language}@example.org`;
    await invite(email, { language });
    const mail = await receiveMail(server, email);
    expect(mail.subject).toContain(words[0]);
    for (const word of words.slice(1)) expect(mail.text).toContain(word);
    expect(mail.html).toContain(`<html lang="${language}">`);
  }
});

test('the language of the account goes before that of the campaign', async () => {
  const person = await makeUser(server, { email: 'kiest@example.org', first: 'Ana' });
  await put(person.token, 'es');
  await invite(person.email, { language: 'de' });
  const { subject, text } = await receiveMail(server, person.email);
  expect(subject).toContain('le invita');
  expect(text).toContain('Personalidad: 148 preguntas');
});

test('a text that a manager wrote stays as it is written, in every language', async () => {
  const email = 'eigen@example.org';
  const subjects = [{ first_name: 'Jo', last_name: '', email }];
  const { id } = await makeCampaign(server, tenant, { subjects, language: 'nl' });
  const { token } = tenant.manager;
  const path = `/api/admin/campaigns/${id}/email-text`;
  const standard = await server.call('GET', path, { token });
  expect(standard.body.data).toMatchObject({
    is_default: true,
    email_text: expect.stringContaining('nodigt je uit'),
  });
  await server.call('PUT', path, { token, json: { email_text: 'Dear {first_name}, as agreed.' } });
  await activate(server, tenant, id);
  const { subject, text } = await receiveMail(server, email);
  expect([subject, text]).toEqual([
    expect.stringContaining('nodigt je uit'),
    expect.stringContaining('Dear Jo, as agreed.'),
  ]);
});

test('a text that a manager wrote says in which language it is where its reader reads another', async () => {
  const person = await makeUser(server, { email: 'leest@example.org', first: 'Ana' });
  await put(person.token, 'es');
  const fresh = 'fremd@example.org';
  const subjects = [person.email, fresh].map((email) => ({
    first_name: 'Jo',
    last_name: '',
    email,
  }));
  const { id } = await makeCampaign(server, tenant, {
    subjects,
    language: 'de',
    deadline: '2030-12-04',
  });
  await server.call('PUT', `/api/admin/campaigns/${id}/email-text`, {
    token: tenant.manager.token,
    json: { email_text: 'Wie besprochen, bis {deadline}.' },
  });
  await activate(server, tenant, id);
  const spanish = await receiveMail(server, person.email);
  expect(spanish.html).toContain('<html lang="es">');
  expect(spanish.html).toMatch(
    /<div lang="de"><p [^>]*>Wie besprochen, bis Mittwoch, 4\. Dezember 2030[^<]*<\/p><\/div>/,
  );
  expect(spanish.text).toContain('4 de diciembre de 2030');
  const german = await receiveMail(server, fresh);
  expect(german.html).toContain('<html lang="de">');
  expect(german.html).not.toContain('<div lang');
});

test('standard texts and previews come in the language that is asked for', async () => {
  const { token } = tenant.manager;
  const path = '/api/admin/campaigns/default/reminder-text?language=es';
  const standard = await server.call('GET', path, { token });
  expect(standard.body.data.reminder_text).toContain('le espera');
  const preview = await server.call('POST', '/api/admin/campaigns/mail-preview', {
    token,
    json: {
      kind: 'invitation',
      text: '',
      campaign_name: 'Herbst',
      deadline: '2030-12-04',
      invite_sender_name: 'Mara',
      test_types: ['1', 'burnout'],
      language: 'de',
    },
  });
  expect(preview.body.data).toMatchObject({
    subject: 'Noordzee & Zonen lädt Sie ein: Herbst',
    text: expect.stringContaining('Energie: '),
  });
  expect(preview.body.data.text).toContain('4. Dezember 2030');
  const nameless = await server.call('POST', '/api/admin/campaigns/mail-preview', {
    token,
    json: {
      kind: 'invitation',
      text: '',
      campaign_name: '',
      deadline: '',
      invite_sender_name: 'Mara',
      test_types: ['1'],
      language: 'nl',
    },
  });
  expect(nameless.body.data.subject).toMatch(/: Naamloze campagne$/);
});

test('mails about the account come in the language of the page until there is an own one', async () => {
  const fresh = 'neu@example.org';
  const name = { first_name: 'Neu', last_name: 'Mann' };
  await server.call('POST', '/api/register-subject', {
    headers: { 'accept-language': 'de' },
    json: { ...name, email: fresh, password: 'ein langes Passwort' },
  });
  expect((await receiveMail(server, fresh)).subject).toBe('Bitte bestätigen Sie Ihre Adresse');
  for (const language of languages) {
    const { token, email } = await makeUser(server);
    await put(token, language);
    await server.call('POST', '/api/user/password/send-reset-email', {
      headers: { 'accept-language': 'en' },
      json: { email },
    });
    const { html } = await receiveMail(server, email);
    expect(html).toContain(`<html lang="${language}">`);
  }
});

test('refusals and answers come in the language of the page', async () => {
  const logIn = (language: string) =>
    server.call('POST', '/api/login', {
      headers: { 'accept-language': language },
      json: { email: 'nobody@example.org', password: 'quite wrong' },
    });
  expect((await logIn('de')).body).toMatchObject({
    code: 'invalid',
    message: 'Bitte prüfen Sie die markierten Felder.',
    errors: { login: ['Die E-Mail-Adresse oder das Passwort stimmt nicht.'] },
  });
  const missing = await server.call('POST', '/api/login', {
    headers: { 'accept-language': 'es' },
    json: { email: 'x' },
  });
  expect(missing.body.errors).toEqual({
    email: ['Escriba una dirección de correo, como nombre@example.org.'],
    password: ['Rellene este campo.'],
  });
  const sent = await server.call('POST', '/api/user/password/send-reset-email', {
    headers: { 'accept-language': 'nl' },
    json: { email: 'nobody@example.org' },
  });
  expect(sent.body.message).toBe(
    'Als er een account is voor nobody@example.org, is er een e-mail met een link onderweg.',
  );
  expect((await logIn('fr')).body.message).toBe('Please check the marked fields.');
});
