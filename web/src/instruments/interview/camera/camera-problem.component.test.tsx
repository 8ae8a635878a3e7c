import { listInterviews } from '@assay/contract/interviews';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { network, openPage } from '../../../test/open-page.tsx';
import { askedFor, serveCandidate } from '../../../test/servers/candidate.ts';

/** A camera that does not come, and no interview at all. */

const code = 'abcdefghij';

function serveInterviews(interviews: readonly string[]) {
  serveCandidate(network(), askedFor([3, ...interviews.map((one) => `interview_${one}`)]));
  network().reply(listInterviews, {
    data: {
      base_url: 'http://127.0.0.1/video/interview/start',
      interviews: interviews.map((interviewCode) => ({
        interviewCode,
        name: 'First conversation',
        campaign_name: 'Sales, spring',
        organization: { id: 1, name: 'Northwind', logo_url: null },
        state: 'open' as const,
        questions: 2,
        answered: 0,
        minutes: 8,
        deadline: '2999-01-05T12:00:00.000Z',
        time_zone: 'Europe/Amsterdam',
        retention_months: 24,
        completed_at: null,
      })),
    },
  });
}

const { mediaDevices } = navigator;
const { MediaRecorder } = globalThis;
afterEach(() => {
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  Object.assign(globalThis, { MediaRecorder });
});

function refuseCamera(name: string) {
  const getUserMedia = () => Promise.reject(new DOMException('no', name));
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia },
    configurable: true,
  });
}

for (const [name, words] of [
  ['NotAllowedError', /are not allowed here/],
  ['NotFoundError', /was found/],
  ['NotReadableError', /does not answer/],
] as const)
  test(`a camera that answers ${name} is explained, with a way out, and nothing has begun`, async () => {
    serveInterviews([code]);
    refuseCamera(name);
    const { where } = await openPage(`/video/interview/start/${code}`, {
      as: 'candidate',
      width: 390,
    });
    await page.getByRole('button', { name: 'Check camera and microphone' }).click();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect
      .element(page.getByText(/Everything else on your page works without a camera/))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'More about this' }).click();
    await expect.poll(where).toBe('/video/interview/faq#no-camera');
    await expect.poll(() => document.querySelector('#no-camera')?.hasAttribute('open')).toBe(true);
    await expectAccessible();
    expect(network().writes()).toEqual([]);
  });

test('a browser that may store nothing, and so refuses locks, comes to the camera all the same', async () => {
  serveInterviews([code]);
  refuseCamera('NotFoundError');
  const refused = () =>
    Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  const request = vi.spyOn(LockManager.prototype, 'request').mockImplementation(refused);
  await openPage(`/video/interview/start/${code}`, { as: 'candidate' });
  await page.getByRole('button', { name: 'Check camera and microphone' }).click();
  await expect.element(page.getByText(/No camera or no microphone/)).toBeVisible();
  request.mockRestore();
});

test('a browser that cannot record says so', async () => {
  serveInterviews([code]);
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  await openPage(`/video/interview/start/${code}`, { as: 'candidate' });
  await page.getByRole('button', { name: 'Check camera and microphone' }).click();
  await expect.element(page.getByText('This browser cannot record.')).toBeVisible();
  expect(network().writes()).toEqual([]);
});

test('R043 without an interview there is no entry, and its list says so', async () => {
  serveInterviews([]);
  await openPage('/video/interview/list', { as: 'candidate' });
  await expect.element(page.getByText('You have no video interviews to record')).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect.element(bar.getByRole('link', { name: 'Skills' })).toBeVisible();
  await expect.element(bar.getByRole('link', { name: 'Video', exact: true })).toHaveLength(0);
  await expectAccessible();
});

test('an interview that nobody has asked this person for is not found', async () => {
  serveInterviews([]);
  await openPage('/video/interview/start/aaaaaaaaaa', { as: 'candidate' });
  await expect.poll(() => document.querySelector('[data-screen="not-found"]')).not.toBeNull();
});

for (const path of ['list', 'faq', `start/${code}`, `done/${code}`])
  test(`R026 logged out, the page ${path} leads to the login`, async () => {
    const { where } = await openPage(`/video/interview/${path}`);
    expect(where()).toBe('/login');
  });
