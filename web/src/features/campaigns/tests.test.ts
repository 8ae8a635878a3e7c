import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { messages as german } from '../../locales/managers/de.po';
import type { Campaign } from './api.ts';
import { campaignInWords } from './tests.ts';

beforeEach(startInEnglish);

test('a deadline says its clocks by the city in English, and elsewhere by a name that readers know', () => {
  const campaign = {
    tests: [],
    deadline: '2026-12-04T17:00:00Z',
    time_zone: 'Europe/Vienna',
    number_of_reminders: 0,
    next_reminder_at: null,
  } as unknown as Campaign;
  expect(campaignInWords(campaign)).toContain('(Vienna)');
  i18n.loadAndActivate({ locale: 'de', messages: german });
  expect(campaignInWords(campaign)).toContain('(Mitteleuropäische Zeit)');
});
