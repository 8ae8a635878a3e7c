import { listSessions } from '@assay/contract/account-access';
import type { OutputOf } from '@assay/contract/endpoint';
import {
  getOwnProfile,
  listCountries,
  listDegrees,
  listJobProfiles,
  listMajors,
  listOrganizationsWithPermission,
  listTestTypes,
  saveOwnProfile,
} from '@assay/contract/subjects';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../api/session.ts';
import { refusal } from '../../test/network.ts';
import { network, openPage } from '../../test/open-page.tsx';
import { askedFor } from '../../test/servers/candidate.ts';

/** The own profile as forms begin with it and send it. */

type Own = OutputOf<typeof getOwnProfile>['data'];

const subject = { id: 1, first_name: 'Mara', last_name: 'Visser', email: 'mara@test.test' };
const empty: Own['profile'] = {
  birthdate: null,
  gender: null,
  country: null,
  country_origin: null,
  degree: null,
  major: null,
  job_title: null,
  job_profile_id: null,
  linkedin_url: null,
  first_name: 'Mara',
  last_name: 'Visser',
  complete: false,
};

const known = (said: Partial<Own['profile']>): Own => ({
  profile: { ...empty, ...said },
  subject,
  results: [],
  cv: null,
});

function serve(profile: Own): void {
  network()
    .reply(listOrganizationsWithPermission, { data: [] })
    .reply(listSessions, {
      data: [],
      two_factor: { on: false, required: false, recovery_codes_left: 0 },
    })
    .reply(listTestTypes, { data: askedFor([3]) })
    .reply(getOwnProfile, { data: profile })
    .reply(listCountries, { data: [] })
    .reply(listDegrees, { data: [] })
    .reply(listMajors, { data: [] })
    .reply(listJobProfiles, { data: [] })
    .reply(saveOwnProfile, { data: profile.profile });
}

test('the form begins with what was saved on another device, not with what this one knew', async () => {
  serve(known({ job_title: 'Baker' }));
  await openPage('/profile/display', { as: 'candidate' });
  await expect.element(page.getByText('Baker')).toBeVisible();
  network().reply(getOwnProfile, { data: known({ job_title: 'Pastry chef' }) });
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect.element(page.getByLabelText('Job title')).toHaveValue('Pastry chef');
});

test('only what was changed is sent, and not over what another tab has saved since the form was opened', async () => {
  serve(known({ job_title: 'Baker', birthdate: '1990-04-03', gender: 'female', complete: true }));
  await openPage('/profile/edit', { as: 'candidate' });
  await page.getByLabelText('Last name').fill('Keller');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect.poll(() => network().asked(saveOwnProfile).length).toBe(1);
  expect(network().asked(saveOwnProfile)[0]?.parts).toEqual({ last_name: ['Keller'] });
  // The homepage and the menu greet by it at once.
  await expect.poll(() => sessionStore.getState().user?.last_name).toBe('Keller');
});

test('who has never been asked answers both questions with the profile, and sends nothing over what another tab has answered', async () => {
  serve(known({}));
  await openPage('/profile/edit', { as: 'candidate' });
  await page.getByLabelText('Job title').fill('Baker');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect.poll(() => network().asked(saveOwnProfile).length).toBe(1);
  const { parts } = network().asked(saveOwnProfile)[0] ?? {};
  expect(parts).toEqual({ job_title: ['Baker'], answered: ['1'] });
});

test('of the questions before a test, what was there already is left alone', async () => {
  serve(known({ birthdate: '1990-04-03' }));
  await openPage('/profile/new/culture', { as: 'candidate' });
  await page.getByRole('radio', { name: 'Female' }).click();
  network().refuse(saveOwnProfile, 503, { message: 'Not now.' });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect.poll(() => network().asked(saveOwnProfile).length).toBe(1);
  const { parts } = network().asked(saveOwnProfile)[0] ?? {};
  expect(parts).toEqual({ gender: ['female'], answered: ['1'] });
});

test('who was invited by an address alone gives a name with the questions before a test', async () => {
  serve(known({ first_name: '', last_name: '' }));
  await openPage('/profile/new/culture', { as: 'candidate' });
  await expect.element(page.getByRole('heading', { name: /^Your name, and two/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Prefer not to say' }).click();
  await page.getByRole('radio', { name: 'Female' }).click();
  const save = page.getByRole('button', { name: 'Save and continue' });
  await save.click();
  const first = page.getByLabelText('First name');
  await expect.element(first).toHaveAttribute('aria-invalid', 'true');
  expect(network().asked(saveOwnProfile)).toEqual([]);
  await first.fill('Ada');
  await page.getByLabelText('Last name').fill('Bell');
  network().refuse(saveOwnProfile, 503, { message: 'Not now.' });
  await save.click();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  expect(network().asked(saveOwnProfile)).toMatchObject([
    { parts: { first_name: ['Ada'], last_name: ['Bell'], gender: ['female'], answered: ['1'] } },
  ]);
});

test('whoever prefers not to say is asked no more about a birth date that was typed wrong', async () => {
  serve(known({}));
  await openPage('/profile/new/culture', { as: 'candidate' });
  const birthdate = page.getByLabelText('Birth date');
  await expect.element(birthdate).toBeVisible();
  const input = birthdate.element() as HTMLInputElement;
  // A year of five digits, as a picker takes it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    input,
    '19900-04-03',
  );
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await page.getByRole('radio', { name: 'Female' }).click();
  const save = page.getByRole('button', { name: 'Save and continue' });
  await save.click();
  await expect.element(birthdate).toHaveAccessibleDescription(/Please enter a date/);
  await page.getByRole('checkbox', { name: 'Prefer not to say' }).click();
  network().refuse(saveOwnProfile, 503, { message: 'Not now.' });
  await save.click();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  expect(network().asked(saveOwnProfile)).toMatchObject([{ parts: { birthdate: [''] } }]);
});

test('what a page misses is said in the page, below the bar of the application', async () => {
  serve(known({}));
  network().answerBy(getOwnProfile, () =>
    refusal(404, { message: 'Not found.', code: 'not_found' }),
  );
  await openPage('/profile/edit', { as: 'candidate' });
  await expect.element(page.getByText('This page does not exist')).toBeVisible();
  await expect.element(page.getByRole('banner')).toBeVisible();
});
