import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerPersonality,
  makeStaff,
  makeTenant,
  receiveMail,
  type Person,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startedCampaign } from '../../test/shortcuts.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const speak = ({ token }: Pick<Person, 'token'>, language: string) =>
  server.call('PUT', '/api/user/language', { token, json: { language } });

test('the sender of a campaign is written to in the language of the account with that address', async () => {
  const tenant = await makeTenant(server);
  await speak(tenant.manager, 'nl');
  const { email } = tenant.manager;
  const { campaign, person } = await startedCampaign(server, tenant, {
    // As typed: the campaign keeps an address and no account.
    invite_sender_email: email.toUpperCase(),
    email_update_on_test_complete: 1,
    email_update_on_all_complete: 1,
    language: 'es',
  });
  const ask = (what: string, json: object) =>
    server.call('POST', `/api/subject/campaigns/${campaign.id}/${what}`, {
      token: person.token,
      json,
    });
  expect((await ask('extension', { message: 'I was <ill>.' })).status).toBe(200);
  expect((await ask('adjustments', { text: 'A screen reader' })).status).toBe(200);
  await answerPersonality(server, person);

  const sender = email.toLowerCase();
  const letters = [
    [
      'vraagt om een latere deadline',
      /De deadline is \w+ \d+ \w+ 20\d\d om \d\d:\d\d \(Midden-Europese tijd\)/,
    ],
    ['Een kandidaat vraagt om aanpassingen', /alleen jij kunt het lezen/],
    ['Test afgerond', /Persoonlijkheid afgerond in/],
    ['Iedereen heeft alles afgerond', /De enige die was uitgenodigd, heeft alles/],
  ] as const;
  for (const [subject, words] of letters) {
    const { html, text } = await receiveMail(server, sender, subject);
    expect(html).toContain('<html lang="nl">');
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(words);
    expect(text).not.toMatch(/You received|campaign of|The deadline/);
  }
  const wish = await receiveMail(server, sender, 'vraagt om een latere deadline');
  expect(wish.text).toContain('I was <ill>.');
  expect(wish.html).toContain('I was &lt;ill&gt;.');
});

test('a new manager is written to in the language of the person who invites, or in their own', async () => {
  const tenant = await makeTenant(server);
  const other = await makeTenant(server);
  await speak(other.manager, 'es');
  const operator = await makeStaff(server, 'super_admin');
  const invite = (email: string) =>
    server.call('POST', '/api/super-admin/managers', {
      token: operator.token,
      headers: { 'accept-language': 'de' },
      json: {
        organization_id: tenant.organization.id,
        first_name: 'Ann',
        last_name: 'Lee',
        email,
      },
    });
  const email = `neu-${tenant.organization.id}@example.org`;
  expect((await invite(email)).status).toBe(201);
  const mail = await receiveMail(server, email);
  expect(mail.subject).toBe(`Sie sind jetzt Manager bei ${tenant.organization.name}`);
  expect(mail.text).toContain('Wählen Sie ein Passwort');
  expect(mail.html).toContain('<html lang="de">');
});
