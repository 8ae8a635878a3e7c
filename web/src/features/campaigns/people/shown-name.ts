import { deletedAccount, nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import type { CampaignSubject } from '../api.ts';

/** What a person is called in a campaign; where no one is left to name, the reason in the language of the page. */
export function shownName(person: CampaignSubject): string {
  if (person.status !== 'anonymised') return nameOf(person);
  return person.first_name === deletedAccount ? t`Deleted account` : t`Anonymised`;
}
