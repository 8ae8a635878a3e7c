import { convert } from 'html-to-text';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerPersonality,
  joinCampaign,
  type Mail,
  makeCampaign,
  makeStaff,
  makeTenant,
  receiveMail,
  type Tenant,
} from '../../test/factories.ts';
import { answerCulture } from '../../test/culture.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import { activate } from '../../test/shortcuts.ts';
import { sendDueReminders } from './reminder/reminder.worker.ts';

const name = 'Lighthouse & Sons <Maritime>';
const richText = `<p>Dear {first_name} {last_name},</p><h2>Why we ask</h2><p>We <strong>really</strong> &amp; <em>truly</em> want to know.</p>
<ul><li>A quiet half hour</li><li>Read <a href="https://example.org/about?a=1&amp;b=2">what we do</a></li></ul><ol><li>Open</li><li>Answer</li></ol>
<blockquote>Take part in {campaign_name} of {organization_name}</blockquote><p><a href="{link}">Start</a> until {deadline}.</p>`;

let server: TestServer;
let tenant: Tenant;
const mails: Record<string, Mail> = {};

beforeAll(async () => {
  server = await startTestServer();
  tenant = await makeTenant(server, { name });
  await giveLogo();
  const operator = await makeStaff(server, 'super_admin');
  await server.call('POST', '/api/super-admin/managers', {
    token: operator.token,
    json: {
      organization_id: tenant.organization.id,
      first_name: 'Ann',
      last_name: 'Lee',
      email: 'ann@example.org',
    },
  });
  const sender = `sender-of-this-campaign@example.org`;
  const campaign = await makeCampaign(server, tenant, {
    campaign_name: 'R&D "leads"',
    invite_sender_email: sender,
    email_update_on_all_complete: 1,
    number_of_reminders: 1,
    subjects: [
      { first_name: 'Grace', last_name: "O'Hopper <b>", email: 'grace@example.org' },
      { first_name: '', last_name: '', email: 'slow@example.org' },
    ],
  });
  await server.call('PUT', `/api/admin/campaigns/${campaign.id}/email-text`, {
    token: tenant.manager.token,
    json: { email_text: richText },
  });
  await activate(server, tenant, campaign.id);
  const person = await joinCampaign(server, 'grace@example.org');
  const slow = await joinCampaign(server, 'slow@example.org');
  await answerPersonality(server, slow, { count: 76 });
  await server.database.moveClock('8 days');
  await sendDueReminders({ db: server.node.pool.db, jobs: server.node.queue });
  Object.assign(mails, {
    manager: await receiveMail(server, 'ann@example.org'),
    invitation: await receiveMail(server, 'grace@example.org', 'invites you'),
    reminder: await receiveMail(server, 'grace@example.org', 'Reminder'),
    halfway: await receiveMail(server, 'slow@example.org', 'Reminder'),
  });
  await server.database.moveClock('0 days');
  await answerPersonality(server, person);
  await answerPersonality(server, slow);
  Object.assign(mails, {
    result: await receiveMail(server, 'grace@example.org', 'All done'),
    test: await receiveMail(server, sender, 'Test complete'),
    all: await receiveMail(server, sender, 'Everyone'),
  });
});
afterAll(() => server.stop());

/** As an upload of the organisation would. */
async function giveLogo(): Promise<void> {
  const operator = await makeStaff(server, 'super_admin');
  const picture = await sharp({
    create: { width: 90, height: 30, channels: 3, background: 'navy' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('organization_id', String(tenant.organization.id));
  form.append('organization_name', name);
  form.append('package_id', '2');
  form.append('logo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png');
  const { status, body } = await server.call('PUT', '/api/super-admin/organizations', {
    token: operator.token,
    form,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

const kinds = ['manager', 'invitation', 'reminder', 'halfway', 'result', 'test', 'all'] as const;
const mailOf = (kind: (typeof kinds)[number]) => mails[kind] as Mail;

/** What a reader meets, without how it is laid out: every word once per mention, and every address. */
function contentsOf(text: string) {
  const flat = text.replaceAll(/\s+/g, ' ');
  const links = [...flat.matchAll(/(?:https?:|mailto:)[^\s\]<>"]+/g)].map(([address]) =>
    address.replace(/[.,:]$/, ''),
  );
  const words = flat
    .replaceAll(/\[?(?:https?:|mailto:)[^\s\]]+\]?/g, ' ')
    .replaceAll(/-{10,}/g, ' ')
    .match(/[\p{L}\p{N}@.'&<>"-]*[\p{L}\p{N}>"]/gu);
  return { words: words?.toSorted(), links: [...new Set(links)].toSorted() };
}

/** The HTML part as a program without style sheets and pictures reads it aloud. */
function read(html: string): string {
  const shown = html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<div class="preview".*?<\/div>/s, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1')
    .replace('If the button does not work, copy this address:', '');
  return convert(shown, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'ul', options: { itemPrefix: ' ' } },
      ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
}

describe.each(kinds)('the %s mail', (kind) => {
  test('says the same in both parts, addresses included', () => {
    const { html, text } = mailOf(kind);
    const seen = contentsOf(read(html));
    expect(seen.words?.length).toBeGreaterThan(20);
    expect(seen.links.length).toBeGreaterThan(0);
    expect(contentsOf(text)).toEqual(seen);
  });

  test('has one-line subject and preview, and holds in any mail program', () => {
    const { html, subject } = mailOf(kind);
    expect(subject).toMatch(/^[^\r\n]{10,150}$/);
    const preview = /<div class="preview" style="display:none[^>]*>([^&]*)/.exec(html)?.[1] ?? '';
    expect(preview.length).toBeGreaterThan(20);
    expect(preview.length).toBeLessThan(110);
    // Without the style sheet every piece still has its colour and its place.
    expect(html).toContain('bgcolor="#faf9f6"');
    expect(html).toMatch(/<td class="button"[^>]* bgcolor="#0b5d5e"/);
    expect(html).not.toMatch(/<(p|h1|h2|ul|ol|li|blockquote|a)(?![^>]*style=)[ >]/);
    expect(html).not.toMatch(/<script|<link|javascript:|@import/);
    for (const [size] of html.matchAll(/font-size:\d+px/g)) {
      const pixels = Number(size.match(/\d+/)?.[0]);
      // One pixel: the preview, which nobody sees.
      expect(pixels === 1 || pixels >= 16).toBe(true);
    }
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});

test('the invitation says who asks for what, until when, for whose eyes, and that nobody has to', () => {
  const { text, html } = mailOf('invitation');
  const flat = text.replaceAll(/\s+/g, ' ');
  expect(flat).toContain(`Invited by Mara Keller, ${name}`);
  expect(flat).toMatch(/Personality: 148 questions, about \d+ minutes/);
  expect(flat).toMatch(/Deadline \w+, \d+ \w+ 20\d\d at \d\d:\d\d \(Amsterdam time\)/);
  expect(flat).toContain(`You, and the people at ${name} who run this campaign`);
  expect(flat).toContain('What to prepare Nothing. Just be yourself.');
  expect(flat).toContain('Taking part is voluntary');
  expect(flat).toContain('sender-of-this-campaign@example.org');
  expect(html).not.toMatch(/<b>|<Maritime>/);
});

test('a reminder says what is still open and how long that takes', () => {
  const minutes = /about (\d+) minutes/;
  const untouched = mailOf('reminder').text.replaceAll(/\s+/g, ' ');
  const halfway = mailOf('halfway').text.replaceAll(/\s+/g, ' ');
  expect(untouched).toMatch(/Still open Personality: 148 questions, about \d+ minutes/);
  expect(untouched).not.toMatch(/so far are saved/);
  expect(untouched).toContain('What to prepare Nothing.');
  expect(halfway).toContain('Personality: 76 of 148 questions answered');
  expect(halfway).toContain('Your answers Your answers so far are saved.');
  expect(Number(minutes.exec(halfway)?.[1])).toBe(
    Math.ceil(Number(minutes.exec(untouched)?.[1]) / 2),
  );
  expect(halfway).toMatch(/Deadline .*\(Amsterdam time\)/);
});

test('a mail says what to prepare for the tests that are asked, and the standard words promise nothing else', async () => {
  const asked = await makeCampaign(server, tenant, {
    test_types: ['2'],
    interview_questions: ['Why?'],
  });
  for (const kind of ['invitation', 'reminder']) {
    const { body } = await server.call(
      'GET',
      `/api/admin/campaigns/${asked.id}/mail-preview?kind=${kind}`,
      { token: tenant.manager.token },
    );
    const flat = (body.data as Mail).text.replaceAll(/\s+/g, ' ');
    expect(flat).toContain(
      'What to prepare A device with a camera and a microphone, and a quiet place. Time without interruptions for the timed parts.',
    );
    expect(flat).not.toMatch(/nothing to prepare|so far are saved/i);
  }
});

test('the mail at the end carries no result, names who can see them, and comes once', async () => {
  const { text } = mailOf('result');
  expect(text).toContain('http://assay.test/');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`Who can see it You, and ${name}`);
  expect(text).not.toMatch(/sten|percentile|conscientious|extravert|\d+ %/i);
  const [{ subject_id: subjectId } = { subject_id: 0 }] = await server.database.query<{
    subject_id: number;
  }>(`select subject_id from app.invitations where email = 'grace@example.org'`);
  await server.database.query(
    `insert into pgboss.job (name, data) values ('attempt.completed', $1)`,
    [{ subjectId, instrument: 'personality' }],
  );
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { body } = await server.call('GET', '/api/demo/mails?to=grace@example.org');
  const ready = (body.data as Mail[]).filter(({ subject }) => subject.includes('All done'));
  expect(ready).toHaveLength(1);
});

test('one mail closes a campaign of several tests, and none comes in between', async () => {
  const email = 'several@example.org';
  const campaign = await makeCampaign(server, tenant, {
    campaign_name: 'Several',
    test_types: ['1', '3'],
    subjects: [{ first_name: 'Ada', last_name: 'Byron', email }],
  });
  await activate(server, tenant, campaign.id);
  const person = await joinCampaign(server, email);
  await answerCulture(server, person);
  const subjects = async () =>
    (await server.call('GET', `/api/demo/mails?to=${email}`)).body.data.map(
      ({ subject }: Mail) => subject,
    );
  await eventually(async () => {
    const [row] = await server.database.query<{ status: string }>(
      'select status from app.invitations where email = $1',
      [email],
    );
    return row?.status === 'in_progress';
  }, 'the first test');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await subjects()).toHaveLength(1);
  await answerPersonality(server, person);
  const { text } = await receiveMail(server, email, 'All done, thank you: Several');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `${name} can now review your results and decides what happens next`,
  );
  expect(await subjects()).toHaveLength(2);
});

test('mails to candidates show the logo with the name in its place, by an address that all can reach', async () => {
  for (const kind of ['invitation', 'reminder', 'result'] as const) {
    const { html } = mailOf(kind);
    const path = /<img src="http:\/\/assay\.test(\/api\/[^"]+)"[^>]* alt="([^"]+)"/.exec(html);
    expect(path?.[2]).toBe('Lighthouse &amp; Sons &lt;Maritime&gt;');
    const logo = await server.call('GET', path?.[1] as string);
    expect(logo.status).toBe(200);
    expect(logo.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  expect(mailOf('manager').html).not.toContain('<img');
});
