import { saveCampaign } from '@assay/contract/campaigns';
import { expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import type { Campaign } from '../api.ts';
import {
  countPeople,
  newCampaign,
  savedCampaign,
  tidyRows,
  toBody,
  toStoredText,
} from './values.ts';

startInEnglish();

const standard = {
  email_text: '<p>Hello {first_name},</p>',
  email_reminder_text: '<p>Still waiting.</p>',
};
const inZone = (timeZone: string) => ({ timeZone, standard });
const start = newCampaign({
  texts: standard,
  sender: { name: 'Maria Keller', email: 'maria@example.org' },
  tests: [{ value: '1' }],
  language: 'de',
});

const campaign = {
  campaign_name: 'Leads',
  campaign_type: 'recruitment',
  test_types: [3],
  profile: null,
  culture_test_id: null,
  interview_name: null,
  interview_questions: [],
  deadline: null,
  subjects: [],
} as unknown as Campaign;

test('emails of a new campaign begin in the language in which the manager works', () => {
  expect(toBody(start, inZone('UTC'))).toMatchObject({ language: 'de' });
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
  const body = toBody({ ...values, deadline_time: '18:00' }, inZone('Europe/Amsterdam'));
  expect(body).toMatchObject({
    alt_campaign_profile_id: 5,
    deadline: '2026-12-04T17:00:00.000Z',
    number_of_reminders: 2,
    email_update_on_test_complete: 0,
    email_update_on_all_complete: 1,
  });
  expect(saveCampaign.body?.safeParse(body).success).toBe(true);
  expect(toBody(values, inZone('Europe/Amsterdam')).deadline).toBe('2026-12-04T22:59:00.000Z');
  expect(toBody({ ...values, profile: '12' }, inZone('UTC'))).toMatchObject({
    campaign_profile_id: 12,
  });
  expect(toBody({ ...values, profile: '' }, inZone('UTC'))).not.toHaveProperty(
    'alt_campaign_profile_id',
  );
});

test('addresses alone are sent while there are no rows', () => {
  const list = {
    ...start,
    subjects: [{ first_name: ' ', last_name: '', email: '' }],
    email_list: ' a@x.org, b@x.org',
  };
  expect(toBody(list, inZone('UTC'))).toMatchObject({
    email_list: 'a@x.org, b@x.org',
    delimiter: ',',
  });
  expect(toBody(list, inZone('UTC'))).not.toHaveProperty('subjects');
  expect(countPeople(list)).toBe(2);
  const rows = {
    ...list,
    subjects: [{ first_name: 'anna maria', last_name: '', email: 'c@x.org' }],
  };
  expect(toBody(rows, inZone('UTC')).subjects).toEqual([
    { first_name: 'Anna Maria', last_name: '', email: 'c@x.org' },
  ]);
  expect(toBody(rows, inZone('UTC'))).not.toHaveProperty('email_list');
  expect(countPeople(rows)).toBe(1);
});

test('the standard text is sent as nothing, an own one as paragraphs', () => {
  expect(toStoredText('<p>Hello {first_name},</p><p></p>', standard.email_text)).toBe('');
  expect(toStoredText('', standard.email_text)).toBe('');
  expect(toStoredText('Dear {first_name},\n\nwelcome.', standard.email_text)).toBe(
    '<p>Dear {first_name},</p><p>welcome.</p>',
  );
  expect(toStoredText('<h2>Hi</h2>', standard.email_text)).toBe('<h2>Hi</h2>');
});

test('R136 skill tests and the burnout test are sent in fields apart from the others', () => {
  const asked = { ...campaign, test_types: [1, 'mcqt_7', 'burnout', 'mcqt_12'] };
  const tests = { test_types: ['1', 'burnout'], skill_tests: ['7', '12'] };
  const body = toBody({ ...start, ...tests }, inZone('UTC'));
  expect(body).toMatchObject({ test_types: ['1'], skill_tests: ['7', '12'], burnout_test: 1 });
  expect(toBody(start, inZone('UTC'))).toMatchObject({ test_types: ['1'], burnout_test: 0 });
  for (const kind of ['edit', 'copy'] as const)
    expect(savedCampaign(asked, standard, kind)).toMatchObject(tests);
});

test('R135 an interview is its questions, one on each line; its name among the tests is not sent', () => {
  const saved = {
    ...campaign,
    test_types: [1, 'interview_abcdefghij'],
    interview_name: 'First conversation',
    interview_questions: ['Why?', 'What went\nwrong?'],
  };
  const values = savedCampaign(saved, standard, 'copy');
  expect(values.interview_questions).toBe('Why?\nWhat went wrong?');
  const typed = { ...values, interview_questions: ' Why? \n\n What else?\n' };
  expect(toBody(typed, inZone('UTC'))).toMatchObject({
    test_types: ['1'],
    interview_name: 'First conversation',
    interview_questions: ['Why?', 'What else?'],
  });
  expect(toBody(start, inZone('UTC'))).toMatchObject({ interview_questions: [] });
});

test('R135 the culture to compare with is said where the culture test is asked for, and a copy keeps it', () => {
  const chosen = { ...start, test_types: ['3'], culture_test_id: '12' };
  expect(toBody(chosen, inZone('UTC'))).toMatchObject({ culture_test_id: 12 });
  expect(toBody({ ...chosen, culture_test_id: '' }, inZone('UTC'))).toMatchObject({
    culture_test_id: '',
  });
  expect(toBody({ ...chosen, test_types: ['1'] }, inZone('UTC'))).not.toHaveProperty(
    'culture_test_id',
  );
  const saved = { ...campaign, culture_test_id: 12 };
  for (const kind of ['edit', 'copy'] as const)
    expect(savedCampaign(saved, standard, kind).culture_test_id).toBe('12');
  expect(savedCampaign(campaign, standard, 'copy').culture_test_id).toBe('');
});
