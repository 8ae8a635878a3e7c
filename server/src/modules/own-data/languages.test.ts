import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '@assay/contract/languages';
import { answerCulture } from '../../test/culture.ts';
import { makeSession, makeStaff, makeUser, receiveMail } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { type Life, makeLife } from '../../test/life.ts';
import { startedCampaign } from '../../test/shortcuts.ts';

let server: TestServer;
let life: Life;

beforeAll(async () => {
  server = await startTestServer();
  life = await makeLife(server);
});
afterAll(() => server.stop());

const choose = (token: string, language: Language) =>
  server.call('PUT', '/api/user/language', { token, json: { language } });

test.each([
  ['nl', 'Logisch redeneren', 'Persoonlijkheid'],
  ['de', 'Logisches Denken', 'Persönlichkeit'],
  ['es', 'Razonamiento lógico', 'Personalidad'],
] as const)('who opened which result reads in %s', async (language, logical, personality) => {
  const { body } = await server.call('GET', '/api/subject-profile/access-log', {
    token: life.person.token,
    headers: { 'accept-language': language },
  });
  expect(body.data.map(({ test: name }: { test: string }) => name)).toEqual([logical, personality]);
});

test.each([
  ['nl', 'Je code om je gegevens te downloaden', 'Die werkt één keer'],
  ['de', 'Ihr Code, um Ihre Daten herunterzuladen', 'Er gilt einmal'],
  ['es', 'Su código para descargar sus datos', 'Sirve una sola vez'],
] as const)(
  'the code comes in %s, the language of the account',
  async (language, subject, words) => {
    const person = await makeUser(server);
    await choose(person.token, language);
    await server.call('POST', '/api/subject-profile/proof', { token: person.token, json: {} });
    const mail = await receiveMail(server, person.email);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toMatch(/\d{4} \d{4}/);
    expect(mail.html).toContain(`<html lang="${language}">`);
  },
);

test.each([
  ['nl', 'Je testresultaten zijn verwijderd', 'Cultuur'],
  ['de', 'Ihre Testergebnisse sind gelöscht', 'Kultur'],
  ['es', 'Los resultados de sus pruebas se han eliminado', 'Cultura'],
] as const)('whose tests an operator deleted hears it in %s', async (language, subject, name) => {
  const { person } = await startedCampaign(server, life.tenant, { test_types: ['3'] });
  await answerCulture(server, person);
  await choose(person.token, language);
  const operator = await makeStaff(server, 'super_admin');
  const { status } = await server.call('DELETE', '/api/super-admin/delete-tests', {
    token: operator.token,
    json: { subject_id: person.id, test_type_ids: [3] },
  });
  expect(status).toBe(200);
  const mail = await receiveMail(server, person.email, subject);
  expect(mail.text).toContain(name);
});

test('the document is in the language of the page', async () => {
  const { person, tenant } = life;
  const saved = await server.call('POST', '/api/subject-profile', {
    token: person.token,
    json: {
      birthdate: '1990-02-03',
      country: 276,
      country_origin: 384,
      degree: 6,
      major: 812,
      job_profile_id: 16,
    },
  });
  expect(saved.status).toBe(200);
  for (const what of ['cv', 'interview_result']) {
    await server.database.query(
      `insert into app.access_ledger (subject_id, organization_id, actor_id, what, at) values ($1, $2, $3, $4, app.now())`,
      [person.id, tenant.organization.id, tenant.manager.id, what],
    );
  }
  const token = await makeSession(server, person.id);
  const answer = await fetch(`${server.origin}/api/subject-profile/export.pdf`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'de' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/Ihre Daten_ 20\d\d-\d\d-\d\d\.pdf/);
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(file, { mergePages: true });
  const plain = text.replaceAll(/\s+/g, ' ');
  for (const words of [
    'Das Wichtigste von dem, was über Sie gespeichert ist',
    'Persönlichkeit: Bericht',
    'Videointerview: Bericht',
    'Ihr Lebenslauf',
    'Geburtsdatum 3. Februar 1990',
    'Land Deutschland Herkunftsland Elfenbeinküste Ausbildung Promotion Fachrichtung Maschinenbau Art der Arbeit Pflege, Gesundheitsassistenz und Betreuung',
    'Erlaubnis gegeben',
    'Unbekanntes Gerät',
    'Ergebnis: Logisches Denken',
    'Sorgen und Anspannung: durchschnittlich',
    'Stichwort: L ',
    '25 % Zusatzzeit',
    'Bewertung des Interviews „',
    'Beschreibt eigenes Handeln —',
    'Kommentar zum Interview „',
    'Vorläufige Skala, aus einem Modell, noch nicht aus Ergebnissen von Menschen.',
    'Punktwert: 100 %',
    // The wire has strain; where that is high, energy is low.
    'Gesamt: Viel Energie',
    '1 von ',
  ])
    expect(plain).toContain(words);
  for (const english of [
    'Ergebnis: Video',
    'Nothing.',
    'Who opened which result',
    'average',
    'report',
    'more time',
    'Sten',
  ])
    expect(plain).not.toContain(english);
});
