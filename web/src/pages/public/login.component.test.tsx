import { resetPassword, sendResetEmail } from '@assay/contract/account-access';
import { checkMagicLink, login } from '@assay/contract/accounts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../api/session.ts';
import { refusal } from '../../test/network.ts';
import { network, openPage } from '../../test/open-page.tsx';

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
    await expect.element(head).toHaveTextContent('Internal Server Error');

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
