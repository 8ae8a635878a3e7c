import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutChoices } from '../../test/cut-choices.ts';
import { openPart } from '../../test/open-page.tsx';
import { campaignOf } from '../../test/servers/campaigns.ts';
import { CampaignFilters } from './campaign-filters.tsx';
import { PeopleToolbar } from './people/people-toolbar.tsx';

const choices = [{ id: 1, name: 'One' }];
const campaign = campaignOf({
  status: 'active',
  tests: [
    { id: 1, name: 'Personality' },
    { id: 2, name: 'Logical reasoning' },
  ],
  progress: { subjects: 40, invited: 40, opened: 30, started: 20, completed: 10 },
});

test.each(languages)(
  'what the filters of campaigns and their people begin with is whole in %s',
  async (language) => {
    await openPart(
      <>
        <CampaignFilters search={{}} onChange={() => {}} />
        <PeopleToolbar
          campaign={campaign}
          search={{}}
          labels={choices}
          stages={choices}
          onChange={() => {}}
        />
      </>,
      { as: 'manager', language },
    );
    await expect.element(page.getByRole('combobox')).toHaveLength(8);
    expect(cutChoices()).toEqual([]);
  },
);
