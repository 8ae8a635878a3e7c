import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, logInAsStaff, mailed, mailedLink, password, screen } from './product.ts';
import { test } from './server.ts';
import { mailInvitation } from './takers.ts';

/** Ways into a campaign, each from the link to being logged in. */

/** What works without a line is told elsewhere: each new browser would fetch the files of all tests for it. */
test.use({ serviceWorkers: 'block' });

const northwind = 'manager@assay.test';
/** Lets its people in without a password. */
const contoso = 'manager2@assay.test';

async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/api/login', { data: { email, password } });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** As a manager: calls that the screens of others make. */
async function manage(request: APIRequestContext, email: string) {
  const headers = { authorization: `Bearer ${await tokenOf(request, email)}` };
  return {
    async get(path: string) {
      return (await (await request.get(path, { headers })).json()) as { data: never };
    },
    async start(name: string, emails: string[], more: object = {}): Promise<number> {
      const created = await request.post('/api/admin/campaigns', {
        headers,
        data: {
          campaign_name: name,
          campaign_type: 'recruitment',
          test_types: ['1'],
          deadline: new Date(Date.now() + 14 * 86_400_000).toISOString(),
          number_of_reminders: 0,
          invite_sender_name: 'Tom Visser',
          invite_sender_email: email,
          campaign_profile_id: 3,
          subjects: emails.map((to) => ({ first_name: 'Ada', last_name: 'Byron', email: to })),
          ...more,
        },
      });
      expect(created.status()).toBe(201);
      const { data } = (await created.json()) as { data: { id: number } };
      await request.post(`/api/admin/campaigns/activate/${data.id}`, { headers });
      return data.id;
    },
  };
}

const menu = (page: Page) => page.getByRole('button', { name: /^Menu of/ });

async function logOut(page: Page) {
  await menu(page).click();
  await page.getByRole('menuitem', { name: /^Log ?out/i }).click();
  await expect(menu(page)).toHaveCount(0);
}

test('R022 R023 R024 R065 R080 R082 R140 R141 R184 ways into a campaign, each to being logged in: the open link and its email, both links without a password, an invitation that was declined first, and the request for permission', async ({
  page,
  request,
}) => {
  await test.step('R022 R065 R023 the open link shows what is asked, takes names and address, and the mail leads to a password', async () => {
    const manager = await manage(request, northwind);
    const id = await manager.start('Open day', ['first@open-day.test'], { open_invite: 1 });
    const { data } = (await manager.get(`/api/admin/campaigns/${id}/open-invite`)) as {
      data: { url: string };
    };
    await page.goto('/');
    await expect(screen(page, 'home')).toBeVisible();
    await page.goto(new URL(data.url).pathname);
    await expect(screen(page, 'open-invite')).toContainText('Northwind');
    await expect(page.getByText('148 short questions')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Send me my link' }).click();
    await expect(page.getByText('Please fill this in.').first()).toBeVisible();
    await page.getByLabel('First name').fill('rosa maria');
    await page.getByLabel('Last name').fill('parks');
    await page.getByLabel('Email address').fill('rosa@open-day.test');
    await page.getByRole('button', { name: 'Send me my link' }).click();
    await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();

    const link = await mailedLink(request, 'rosa@open-day.test', '/create-account-test-subject/');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: /Rosa Maria, Northwind/ })).toBeVisible();
    await page.getByLabel('Choose a password').fill('a fine long password');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Agree and create account' }).click();
    await expect(screen(page, 'profile-new')).toBeVisible();
    await logOut(page);
  });
  await test.step('R024 R082 both passwordless links log in without a password, each once', async () => {
    const manager = await manage(request, contoso);
    const to = 'grace@no-password.test';
    await manager.start('Without a password', [to]);
    const link = await mailedLink(request, to, '/create-account-passwordless/');
    await page.goto(link);
    await expect(screen(page, 'create-account-passwordless')).toBeVisible();
    await expect(page.getByLabel('Choose a password')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(page.getByText('Please tick this box')).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(screen(page, 'profile-new')).toBeVisible();

    await logOut(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Send me my link' }).click();
    await expect(page.getByText('An email is on its way')).toBeVisible();
    const { text } = await mailed(request, to, 'Your link');
    const again = /https?:\/\/[^/\s]+(\/login\/passwordless\/[^\s\]]+)/.exec(text)?.[1] ?? '';
    await page.goto(again);
    await expect(screen(page, 'login-passwordless')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go to my tests' }).click();
    await expect(screen(page, 'profile-new')).toBeVisible();
    await logOut(page);
  });
  await test.step('an invitation is declined and taken up again by the same link; who is asked for culture alone, and known by an address alone, comes to culture after the questions about oneself', async () => {
    const unnamed = { first_name: '', last_name: '' };
    const { email } = await mailInvitation(request, { test_types: ['3'] }, unnamed);
    await page.goto(await mailedLink(request, email, '/create-account-test-subject/'));
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You have declined' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Take part after all' }).click();
    await page.getByLabel('Choose a password').fill('a fine long password');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Agree and create account' }).click();
    await expect(page).toHaveURL('/profile/new/culture');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Taker');
    for (const choice of ['checkbox', 'radio'] as const)
      await page.getByRole(choice, { name: 'Prefer not to say' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL('/culture/test');
  });
  await test.step('R140 R141 R184 R080 the campaign shows its QR code; asking for permission marks that row only, and the mailed link gives it and logs in', () =>
    bePermitted(page, request));
});

/** The campaign shows its QR code; asking for permission marks that row only, and the mailed link gives it and logs in. */
async function bePermitted(page: Page, request: APIRequestContext): Promise<void> {
  const manager = await manage(request, northwind);
  const people = ['one@asked.test', 'two@asked.test'];
  const id = await manager.start('Asked for permission', people, { open_invite: 1 });
  for (const to of people) {
    const link = await mailedLink(request, to, '/create-account-test-subject/');
    const [, , hash, organization] = link.split('/');
    const entered = await request.post('/api/user/confirm-registration', {
      data: {
        password: 'a fine long password',
        users_encrypted_email: hash,
        organization_id: Number(organization),
      },
    });
    const { access_token: token } = (await entered.json()) as { access_token: string };
    await request.delete(`/api/subject/organizations-with-permission/${organization}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  }
  await logInAsStaff(page, northwind, { at: `/admin/assessments/view/${id}/share` });
  const code = page.getByRole('img', { name: 'QR code of the public link' });
  await expect(code).toBeVisible();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`/admin/assessments/view/${id}`);
  const row = (to: string) => page.getByRole('row').filter({ hasText: to });
  await row('one@asked.test')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Request permission' }).click();
  const question = page.getByRole('alertdialog', { name: /^Request permission from/ });
  await question.getByRole('button', { name: 'Send request' }).click();
  await expect(row('one@asked.test')).toContainText('Permission requested');
  await expect(row('one@asked.test')).toContainText('Permission request');
  await expect(row('two@asked.test')).not.toContainText('Permission requested');

  await logOut(page);
  const { text } = await mailed(request, 'one@asked.test', 'asks for your permission');
  const link = /https?:\/\/[^/\s]+(\/give-permission\/[^\s\]]+)/.exec(text)?.[1] ?? '';
  await page.goto(link);
  await expect(screen(page, 'give-permission')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Give permission' }).click();
  await expect(menu(page)).toBeVisible();
}
