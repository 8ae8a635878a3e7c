import type { Language } from '@assay/contract/languages';
import { say } from '../../../platform/words/message.ts';
import { standardTexts } from './messages.data.ts';

/** Left in, for the mail to be filled. */
const placeholders = {
  first_name: '{first_name}',
  organization_name: '{organization_name}',
  campaign_name: '{campaign_name}',
  deadline: '{deadline}',
};

/** What a mail says that the manager has not changed, with the names of what is filled in. */
export function standardText(kind: keyof typeof standardTexts, language: Language): string {
  return say(language, standardTexts[kind](placeholders));
}
