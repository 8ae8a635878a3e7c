import { type APIRequestContext, expect, type Page } from '@playwright/test';
import {
  expectAccessible,
  logInAsStaff,
  mailed,
  mailedLink,
  password,
  screen,
  violations,
} from './product.ts';
import { test } from './server.ts';

interface Mail {
  id: number;
  to: string;
  subject: string;
  html: string;
}

const email = 'edsger@mails.test';

/** A campaign of the demo's manager with one person, by the calls that the screens make. */
async function invite(request: APIRequestContext): Promise<void> {
  const login = { email: 'manager@assay.test', password };
  const { access_token: token } = await (await request.post('/api/login', { data: login })).json();
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post('/api/admin/campaigns', {
    headers,
    data: {
      campaign_name: 'Mails that look right',
      campaign_type: 'recruitment',
      test_types: ['1'],
      deadline: new Date(Date.now() + 14 * 86_400_000).toISOString(),
      number_of_reminders: 1,
      invite_sender_name: 'Maria Keller',
      invite_sender_email: 'manager@assay.test',
      campaign_profile_id: 3,
      subjects: [{ first_name: 'Edsger', last_name: 'Dijkstra', email }],
    },
  });
  const { data } = await made.json();
  const activated = await request.post(`/api/admin/campaigns/activate/${data.id}`, { headers });
  expect(activated.status()).toBe(200);
}

test('the outbox shows each mail as it looks, as text and with its headers, and every mail can be read in any program; unsubscribing takes one click and can be undone, and the manager sees it', async ({
  page,
  context,
  request,
}) => {
  await invite(request);
  await mailed(request, email, 'invites you');
  await test.step('the outbox shows each mail as it looks, as text and with its headers; a link in it opens beside the outbox', async () => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/demo/mails');
      await page.getByLabel('Find by address or subject').fill('EDSGER@');
      const mails = page.getByRole('navigation', { name: 'Emails' }).getByRole('link');
      await expect(mails).toHaveCount(1);
      await expectAccessible(page);
      await mails.click();
      await expect(page.getByRole('heading', { level: 2 })).toContainText('Mails that look right');
      const shown = page.frameLocator('iframe');
      await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'As text' }).click();
      await expect(page.locator('pre')).toContainText('Taking part is voluntary');
      await page.getByRole('button', { name: 'Headers' }).click();
      await expect(page.locator('pre')).toContainText('List-Unsubscribe-Post');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'As it looks' }).click();
    }
    const opened = context.waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'See what’s involved' }).click();
    await expect(screen(await opened, 'create-account')).toBeVisible();
  });
  await test.step('every mail can be read in any program', async () => {
    test.setTimeout(300_000);
    const { data } = (await (await request.get('/api/demo/mails')).json()) as { data: Mail[] };
    const kinds = new Map(data.map((mail) => [mail.subject.split(/[ :]/)[1], mail]));
    expect(kinds.size).toBeGreaterThan(0);
    for (const mail of kinds.values()) await expectReadable(page, mail);
    await page.emulateMedia({ colorScheme: 'light' });
  });
  await test.step('unsubscribing takes one click and can be undone; the manager sees it', () =>
    unsubscribe(page, request));
});

/** As mail programs show it: with and without the style sheet and pictures, in light and dark, wide and narrow. */
async function expectReadable(page: Page, { html, subject }: Mail): Promise<void> {
  const variants = {
    whole: html,
    'without style sheet': html.replaceAll(/<style>.*?<\/style>/gs, ''),
    'without pictures': html.replaceAll(/(<img[^>]*) src="[^"]*"/g, '$1 src="data:,"'),
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The dark has other colours and nothing else.
    const asked = colorScheme === 'light' ? 'everything' : 'colours';
    for (const width of [600, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [variant, source] of Object.entries(variants)) {
        const what = `${subject}, ${variant}, ${colorScheme}, ${width}`;
        await page.setContent(source);
        expect(await violations(page, asked), what).toEqual([]);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, what).toBe(0);
      }
    }
  }
}

async function unsubscribe(page: Page, request: APIRequestContext): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const path = await mailedLink(request, email, '/unsubscribe/');
  await page.goto(path);
  await expect(screen(page, 'unsubscribe')).toContainText('Unsubscribe from Northwind?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(screen(page, 'unsubscribe')).toContainText('No more emails from Northwind');
  await expectAccessible(page);
  await page.reload();
  await expect(screen(page, 'unsubscribe')).toContainText('No more emails from Northwind');

  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/assessments' });
  await page.getByRole('link', { name: 'Mails that look right' }).first().click();
  await expect(screen(page, 'assessment-view')).toContainText('Unsubscribed');

  await page.goto(path);
  await page.getByRole('button', { name: 'Get emails again' }).click();
  await expect(screen(page, 'unsubscribe')).toContainText('You get emails from Northwind again');
}
