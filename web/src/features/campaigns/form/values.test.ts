import { saveCampaign } from '@assay/contract/campaigns';
import { expect, test } from 'vitest';
import { capitalise, newCampaign, tidyRows, toBody, toStoredText, toTypedText } from './values.ts';

const standard = { invitation: '<p>Hello {first_name},</p>', reminder: '<p>Still waiting.</p>' };
const start = newCampaign({
  texts: standard,
  sender: { name: 'Maria Keller', email: 'maria@example.org' },
  tests: [{ value: '1' }],
});

test('names are capitalised word by word and otherwise left alone', () => {
  expect(capitalise('  anna maria ')).toBe('Anna Maria');
  expect(capitalise('McDonald')).toBe('McDonald');
  expect(capitalise('élodie')).toBe('Élodie');
});

test('rows without anything are dropped, half-filled ones kept', () => {
  const rows = [
    { first_name: 'ann', last_name: 'lee', email: ' ann@example.org ' },
    { first_name: ' ', last_name: '', email: '' },
    { first_name: 'bo', last_name: '', email: '' },
  ];
  expect(tidyRows(rows)).toEqual([
    { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.org' },
    { first_name: 'Bo', last_name: '', email: '' },
  ]);
});

test('the body is what the call takes: one profile, flags as 1 and 0, a moment', () => {
  const values = {
    ...start,
    campaign_name: 'Leads',
    profile: 'alt:5',
    deadline: '2026-12-04',
    subjects: [],
  };
  const body = toBody({ ...values, deadline_time: '18:00' }, 'Europe/Amsterdam');
  expect(body).toMatchObject({
    alt_campaign_profile_id: 5,
    deadline: '2026-12-04T17:00:00.000Z',
    number_of_reminders: 2,
    email_update_on_test_complete: 0,
    email_update_on_all_complete: 1,
  });
  expect(saveCampaign.body?.safeParse(body).success).toBe(true);
  expect(toBody(values, 'Europe/Amsterdam').deadline).toBe('2026-12-04T22:59:00.000Z');
  expect(toBody({ ...values, profile: '12' }, 'UTC')).toMatchObject({ campaign_profile_id: 12 });
  expect(toBody({ ...values, profile: '' }, 'UTC')).not.toHaveProperty('alt_campaign_profile_id');
});

test('the standard text is sent as nothing, an own one as paragraphs', () => {
  const plain = toTypedText(standard.invitation);
  expect(plain).toBe('Hello {first_name},');
  expect(toStoredText(plain, plain)).toBe('');
  expect(toStoredText('Dear {first_name},\n\nwelcome.', plain)).toBe(
    '<p>Dear {first_name},</p>\n<p>welcome.</p>',
  );
  expect(toStoredText('<h2>Hi</h2>', plain)).toBe('<h2>Hi</h2>');
});
