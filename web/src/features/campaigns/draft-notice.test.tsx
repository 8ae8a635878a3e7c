import type { CampaignRow } from '@assay/contract/campaigns';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import { CampaignNext } from './campaign-next.tsx';
import { DraftNotice, isReady } from './draft-notice.tsx';

beforeAll(startInEnglish);

const whole = {
  id: 1,
  campaign_name: 'Autumn',
  status: 'draft',
  test_types: [1],
  deadline: '2999-01-01T00:00:00Z',
  open_to_all: false,
  progress: { subjects: 2, completed: 0 },
} as unknown as CampaignRow;

test.each([
  [{ campaign_name: '' }, 'a name'],
  [{ test_types: [] }, 'a test'],
  [{ progress: { ...whole.progress, subjects: 0 } }, 'at least one person'],
  [{ deadline: null }, 'a deadline'],
  [{ deadline: '2020-01-01T00:00:00Z' }, 'a deadline in the future'],
])('a draft with %o needs %s and is not offered for activation', (lack, words) => {
  const campaign = { ...whole, ...lack };
  expect(isReady(campaign)).toBe(false);
  expect(wordsOf(rendered(<DraftNotice campaign={campaign} />))).toContain(
    `This draft still needs ${words}.`,
  );
  const next = wordsOf(rendered(<CampaignNext campaign={campaign} onAsk={() => {}} />));
  expect(next).toContain('Finish setup');
  expect(next).not.toContain('Activate');
});

test('a draft that lacks nothing, or whose people join by the link, is offered for activation', () => {
  const open = { ...whole, open_to_all: true, progress: { ...whole.progress, subjects: 0 } };
  for (const campaign of [whole, open]) {
    expect(isReady(campaign)).toBe(true);
    expect(rendered(<DraftNotice campaign={campaign} />)).not.toContain('still needs');
    expect(rendered(<CampaignNext campaign={campaign} onAsk={() => {}} />)).toContain('Activate');
  }
  const all = { ...open, campaign_name: '', test_types: [], open_to_all: false, deadline: null };
  expect(wordsOf(rendered(<DraftNotice campaign={all} />))).toContain(
    'This draft still needs a name, a test, at least one person and a deadline.',
  );
});
