import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { MailTexts } from '../api.ts';
import { campaignTexts } from '../api.ts';
import { asHtml, isSameText } from '../mail/mail-html.ts';
import type { CampaignValues } from './values.ts';

const fields = [
  ['email_text', 'invitation'],
  ['reminder_text', 'reminder'],
] as const;

/** The standard texts in the language of the mails; where a text is the standard one, it follows the choice. */
export function useStandardTexts(
  form: UseFormReturn<CampaignValues>,
  english: MailTexts,
): MailTexts {
  const language = useWatch({ control: form.control, name: 'language' });
  const query = campaignTexts('default', language);
  const { data: standard = english } = useQuery({ ...query, placeholderData: keepPreviousData });
  const shown = useRef(standard);
  useEffect(() => {
    const before = shown.current;
    shown.current = standard;
    if (before === standard) return;
    for (const [field, kind] of fields)
      if (isSameText(form.getValues(field), before[kind]))
        form.setValue(field, asHtml(standard[kind]));
  }, [form, standard]);
  return standard;
}
