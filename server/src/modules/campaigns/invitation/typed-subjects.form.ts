import { maxSubjects } from '@assay/contract/campaign-people';
import type { saveCampaign } from '@assay/contract/campaigns';
import type { BodyOf } from '@assay/contract/endpoint';
import { email } from '@assay/contract/fields';
import * as z from 'zod/mini';
import type { NewSubject } from './invitation.queries.ts';
import { campaignMessages } from '../messages.data.ts';
import { importMessages } from '../import/messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

type Typed = Pick<BodyOf<typeof saveCampaign>, 'subjects' | 'email_list' | 'delimiter'>;

/** People as rows or as a list of addresses; null when the form names neither. Adds what is wrong to `problems`. */
export function readTypedSubjects(
  form: Typed,
  problems: Record<string, Message>,
): NewSubject[] | null {
  if (form.subjects !== undefined) {
    const seen = new Set<string>();
    for (const [i, subject] of form.subjects.entries()) {
      if (seen.has(subject.email))
        problems[`subjects.${i}.email`] = campaignMessages.addressTwice();
      seen.add(subject.email);
    }
    return form.subjects;
  }
  return form.email_list === undefined
    ? null
    : readEmailList(form.email_list, form.delimiter ?? ',', problems);
}

/** A pasted list: separated by the delimiter or by line ends; the same address twice counts once. */
function readEmailList(
  text: string,
  delimiter: string,
  problems: Record<string, Message>,
): NewSubject[] {
  const items = text
    .split(/[\r\n]+/)
    .flatMap((line) => line.split(delimiter))
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const wrong = items.filter((item) => !z.safeParse(email, item).success);
  if (wrong.length > 0) {
    problems['email_list'] = campaignMessages.notAddresses({
      addresses: wrong.slice(0, 5).join(', '),
      more: Math.max(0, wrong.length - 5),
    });
    return [];
  }
  const addresses = new Set(items.map((item) => z.parse(email, item)));
  if (addresses.size > maxSubjects) {
    problems['email_list'] = importMessages.tooMany({
      maximum: maxSubjects,
      given: addresses.size,
    });
    return [];
  }
  return [...addresses].map((address) => ({ email: address, first_name: '', last_name: '' }));
}
