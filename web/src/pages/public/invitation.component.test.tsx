import { checkMagicLink } from '@assay/contract/accounts';
import type { OutputOf } from '@assay/contract/endpoint';
import { askExtensionByLink, getInviteDetails, requestFreshLink } from '@assay/contract/entry';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/accessible.ts';
import { refusal } from '../../test/network.ts';
import { network, openPage } from '../../test/open-page.tsx';
import { askedFor, serveCandidate } from '../../test/servers/candidate.ts';

/** What a link of an invitation shows before anybody is in. */

type Link = OutputOf<typeof checkMagicLink>['data'];
type Campaign = NonNullable<Link['invitation']>['campaign'];

const hash = 'A'.repeat(43);
const address = `/create-account-test-subject/${hash}/1`;

const link: Link = {
  kind: 'subject_invitation',
  valid: true,
  reason: null,
  email: 'a***@entry.test',
  first_name: 'Ada',
  organization: { id: 1, name: 'Northwind' },
  invitation: null,
  declined: false,
  over: null,
  renewable: false,
};

const campaign: Omit<Campaign, 'tests' | 'minutes'> = {
  name: 'Everything',
  campaign_type: 'recruitment',
  has_profile: false,
  deadline: '2999-01-05T12:00:00.000Z',
  time_zone: 'Europe/Amsterdam',
};

test('an invitation says what the campaign really asks, and the form begins on the first screen of a phone', async () => {
  const tests = [
    { id: 1, name: 'Personality', minutes: 18, questions: 148 },
    { id: 2, name: 'Logical reasoning', minutes: 24, questions: 40 },
    { id: 3, name: 'Culture', minutes: 6, questions: 40 },
    { id: 'burnout', name: 'Energy', minutes: 4, questions: 19 },
    { id: 'interview_abcdefghij', name: 'First talk', minutes: 8, questions: 2 },
  ];
  network().reply(checkMagicLink, {
    data: {
      ...link,
      invitation: {
        organization: { id: 1, name: 'Northwind', logo_url: null },
        campaign: { ...campaign, tests, minutes: 60 },
        permission: { retention_months: 24, text_version: '1' },
      },
    },
  });
  await openPage(address, { width: 390 });
  const entry = page.getByRole('main');
  await expect.element(entry.getByText(/^About \d+ minutes for all 5 tests$/)).toBeVisible();
  const form = page.getByRole('heading', { name: 'Take part' });
  expect(form.element().getBoundingClientRect().y, 'where the form begins').toBeLessThan(780);
  for (const words of [
    'your answers are recorded on video and watched by people',
    'in two timed parts',
    'we ask for your consent to them separately',
    'your recordings. People watch and rate them',
    'You, and the hiring team at Northwind.',
  ])
    await expect.element(entry).toMatchTextContent(words);
  await expect.element(entry).not.toMatchTextContent(/never see/i);
  await expectAccessible();
});

test('a public link that nobody knows is told so', async () => {
  network().answerBy(getInviteDetails, () => refusal(404));
  await openPage(`/open-invite/${'a'.repeat(64)}`);
  await expect
    .element(page.getByRole('heading', { name: 'We do not know this link' }))
    .toBeVisible();
});

for (const width of [1280, 390])
  test(`R023 a link whose deadline has passed says when that was, and asks for a later one, at ${width} px`, async () => {
    const over = {
      campaign_name: 'Short notice',
      deadline: '2026-01-05T12:00:00.000Z',
      time_zone: 'Europe/Amsterdam',
      extension_asked: false,
    };
    const late: Link = { ...link, valid: false, reason: 'expired', over };
    let asked = false;
    network()
      .answerBy(checkMagicLink, () => ({
        data: { ...late, over: { ...over, extension_asked: asked } },
      }))
      .answerBy(askExtensionByLink, () => {
        asked = true;
        return { message: 'Asked.' };
      });
    await openPage(address, { width });
    await expect
      .element(page.getByRole('heading', { name: 'The deadline has passed' }))
      .toBeVisible();
    await expect
      .element(page.getByText('“Short notice” at Northwind was open until'))
      .toMatchTextContent('5 January 2026');
    await expectAccessible();
    const ask = page.getByRole('button', { name: 'Ask for a later deadline' });
    await ask.click();
    const said = page.getByText('You have asked Northwind for a later deadline.');
    await expect.element(said).toBeVisible();
    await expect.element(ask).toHaveLength(0);
    expect(network().asked(askExtensionByLink)).toMatchObject([{ body: { token: hash } }]);
  });

test('R023 who has asked for a later deadline already is told so', async () => {
  const over = {
    campaign_name: 'Short notice',
    deadline: '2026-01-05T12:00:00.000Z',
    time_zone: 'Europe/Amsterdam',
    extension_asked: true,
  };
  network().reply(checkMagicLink, { data: { ...link, valid: false, reason: 'expired', over } });
  await openPage(address);
  await expect
    .element(page.getByText('You have asked Northwind for a later deadline.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Ask for a later deadline' }))
    .toHaveLength(0);
});

test('a used link belongs to whom it was sent, whoever else is logged in on the device', async () => {
  serveCandidate(network(), askedFor([3]));
  const used: Link = { ...link, email: 'a•••@entry.test', valid: false, reason: 'used' };
  network()
    .reply(checkMagicLink, { data: { ...used, renewable: true } })
    .reply(requestFreshLink, { message: 'Sent.' });
  await openPage(address, { as: 'candidate' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send me my link' }).click();
  await expect.element(main.getByText('An email is on its way to a•••@entry.test.')).toBeVisible();
});

test('a used link of a password leads others to the login, and its own person to the tests', async () => {
  serveCandidate(network(), askedFor([3]));
  const used: Link = { ...link, email: 'a•••@entry.test', valid: false, reason: 'used' };
  network().reply(checkMagicLink, { data: used });
  await openPage(address, { as: 'candidate' });
  const main = page.getByRole('main');
  await expect.element(main.getByText(/^Please log in as/)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('who is logged in by a used link is told so', async () => {
  serveCandidate(network(), askedFor([3]));
  const used: Link = { ...link, email: 'm•••@test.test', valid: false, reason: 'used' };
  network().reply(checkMagicLink, { data: { ...used, renewable: true } });
  await openPage(address, { as: 'candidate' });
  const main = page.getByRole('main');
  await expect.element(main.getByText('You no longer need it: you are logged in.')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Go to my tests' })).toBeVisible();
});
