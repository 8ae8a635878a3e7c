import { resetPassword, sendResetEmail } from '@assay/contract/account-access';
import { checkMagicLink, login, logout } from '@assay/contract/accounts';
import { listLabels } from '@assay/contract/labels';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../api/session.ts';
import { refusal } from '../../test/network.ts';
import { network, openPage } from '../../test/open-page.tsx';
import { askedFor, serveCandidate } from '../../test/servers/candidate.ts';

/** What is said of a login and of a forgotten password stands in the form that asked. */

const word = 'nine purple herons';
const field = (label: string) => page.getByLabelText(label, { exact: true });
const head = page.getByRole('main').getByRole('alert');

async function fillLogin() {
  await page.getByLabelText('Email').fill('candidate@assay.test');
  await field('Password').fill(word);
  await page.getByRole('button', { name: 'Log in' }).click();
}

for (const path of ['/login', '/admin/login'])
  test(`R100 R112 R113 R116 what the server says stands in the form of ${path}; silence is an error too`, async () => {
    await openPage(path);
    network().refuse(login, 401, { message: 'This password is not right.' });
    await fillLogin();
    await expect.element(head).toHaveTextContent('This password is not right.');
    await expect.element(field('Password')).toBeVisible();

    network().answerBy(login, () => new Response('', { status: 500 }));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect
      .element(head)
      .toHaveTextContent(
        'Internal Server Error. Something went wrong on the server. Please try again in a moment.',
      );

    network().answerBy(login, () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect
      .element(head)
      .toHaveTextContent('The server does not answer. Please try again in a moment.');

    network().answerBy(login, () =>
      Response.json({ errors: 'The doors are closed.' }, { status: 422 }),
    );
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.element(head).toHaveTextContent('The doors are closed.');

    network().answerBy(login, () =>
      Response.json({ errors: { email: ['Not this address.'] } }, { status: 422 }),
    );
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect
      .element(page.getByLabelText('Email'))
      .toHaveAccessibleDescription('Not this address.');
    await expect.element(head).toHaveLength(0);
    expect(sessionStore.getState().auth).toBe(false);
  });

const refused = (name: string) =>
  refusal(422, { code: 'invalid', errors: { [name]: ['Not this.'], elsewhere: ['Nor that.'] } });

async function expectRefused(label: string) {
  await expect.element(field(label)).toHaveAccessibleDescription(/Not this\./);
  await expect.element(head).toHaveTextContent('Nor that.');
}

test('R101 what the server refuses shows in the form that asked for a link', async () => {
  network().answerBy(sendResetEmail, () => refused('email'));
  await openPage('/forgot-password');
  await field('Email address').fill('candidate@assay.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expectRefused('Email address');
});

test('R101 what the server refuses shows in the form of a new password', async () => {
  network()
    .answerBy(resetPassword, () => refused('password'))
    .reply(checkMagicLink, {
      data: {
        kind: 'password_reset',
        valid: true,
        reason: null,
        email: 'candidate@assay.test',
        first_name: 'Ada',
        organization: null,
        invitation: null,
        declined: false,
        over: null,
        renewable: false,
      },
    });
  await openPage(`/reset-password/${'A'.repeat(43)}`);
  await field('New password').fill(word);
  await field('The same password again').fill(word);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expectRefused('New password');
});

test('R101 what the server refuses shows in the form of a login', async () => {
  network().answerBy(login, () => refused('email'));
  await openPage('/login');
  await fillLogin();
  await expectRefused('Email address');
});

for (const path of ['/assessments/faq', '/assessments/faq?from=mail'])
  test(`R029 a visitor who opens ${path} is sent to the login and comes back to it, and to the login again when logged out`, async () => {
    serveCandidate(network(), askedFor([3]));
    network()
      .reply(login, {
        access_token: 'stand-in',
        token_type: 'Bearer',
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
        roles: [],
        user: {
          id: 1,
          first_name: 'Ada',
          last_name: 'Byron',
          email: 'candidate@assay.test',
          language: null,
        },
      })
      .reply(logout, { message: 'Logged out.' });
    const { where } = await openPage(path);
    await expect.poll(where).toBe('/login');
    await fillLogin();
    await expect.poll(where).toBe(path);
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(where).toBe('/login');
    await expect.element(page.getByLabelText('Email')).toBeVisible();
  });

const wanted = (where: string) => new URL(where, location.origin).searchParams.get('redirect-to');

test('R030 a manager who is not logged in comes to their login with the way back in the address', async () => {
  const { where } = await openPage('/admin/assessments?status=active');
  expect(where()).toMatch(/^\/admin\/login\?/);
  expect(wanted(where())).toBe('/admin/assessments?status=active');
});

async function logOutInSilence() {
  network()
    .reply(listLabels, { data: [] })
    .answerBy(logout, () => new Promise<never>(() => undefined));
  const { where } = await openPage('/admin/manager/labels', { as: 'manager' });
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => network().asked(logout)).toHaveLength(1);
  return where;
}

test('a line that has fallen silent keeps nobody logged in', async () => {
  const where = await logOutInSilence();
  await expect.poll(where).toMatch(/^\/admin\/login\?/);
  expect(sessionStore.getState().auth).toBe(false);
});

test('who closes the window before the server has answered has logged out, too', async () => {
  const where = await logOutInSilence();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStore.getState().auth).toBe(false);
  // Here the page stays: it must not end the session of another test.
  await expect.poll(where).toMatch(/^\/admin\/login\?/);
});

test('R031 a manager who logs out comes there too', async () => {
  network().reply(listLabels, { data: [] }).reply(logout, { message: 'Logged out.' });
  const { where } = await openPage('/admin/manager/labels/details?name=x', { as: 'manager' });
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(where).toMatch(/^\/admin\/login\?/);
  expect(wanted(where())).toBe('/admin/manager/labels/details?name=x');
});
