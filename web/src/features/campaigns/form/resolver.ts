import { saveCampaign } from '@assay/contract/campaigns';
import { t } from '@lingui/core/macro';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { unknownPlaceholder } from '../mail/placeholders.ts';
import type { CampaignValues } from './values.ts';
import { isEmptyRow, toBody } from './values.ts';

const checkBody = bodyResolver(saveCampaign) as unknown as Resolver<CampaignValues>;

/** What can be said before anything is sent: the contract's rules, addresses given twice, unknown placeholders. */
export const campaignResolver: Resolver<CampaignValues> = async (values, context, options) => {
  // What is sent, in any zone; people as they stand in the form, so that each message finds its row. Questions are lines of
  // one field, so what is wrong with one of them is for the server to say.
  const body = toBody(values, { timeZone: 'UTC', standard: none });
  const checked = { ...body, interview_questions: undefined, subjects: values.subjects };
  const { errors } = await checkBody(checked as never, context, options);
  const found = { ...errors } as FieldErrors<CampaignValues>;
  const rows = rowErrors(values, found.subjects as RowErrors | undefined);
  if (rows) found.subjects = rows as never;
  else delete found.subjects;
  for (const name of ['email_text', 'email_reminder_text'] as const) {
    const unknown = unknownPlaceholder(values[name]);
    if (unknown)
      found[name] = { type: 'placeholder', message: t`${unknown} is not a known placeholder.` };
  }
  return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values, errors: {} };
};

const none = { email_text: '', email_reminder_text: '' };

type RowErrors = (Record<string, { type: string; message: string }> | undefined)[];

/** Empty rows are dropped when saving and may stand there. */
function rowErrors({ subjects }: CampaignValues, errors: RowErrors = []): RowErrors | null {
  const found: RowErrors = [];
  const seen = new Set<string>();
  for (const [index, row] of subjects.entries()) {
    if (isEmptyRow(row)) continue;
    const email = row.email.trim().toLowerCase();
    const twice = email !== '' && seen.has(email);
    seen.add(email);
    const error = errors[index];
    if (twice) {
      found[index] = {
        ...error,
        email: { type: 'twice', message: t`This address is in the list twice.` },
      };
    } else if (error) found[index] = error;
  }
  return found.length > 0 ? found : null;
}
