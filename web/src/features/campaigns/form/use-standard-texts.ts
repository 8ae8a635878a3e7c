import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { MailTexts } from '../api.ts';
import { campaignTexts } from '../api.ts';
import { asHtml, isSameText } from '../mail/mail-html.ts';
import type { CampaignValues } from './values.ts';

const fields = ['email_text', 'email_reminder_text'] as const;

/**
 * The standard texts in the language of the mails; where a text is the standard one, it follows the choice. Until those
 * of another language are there, and where they cannot be had, `standard` is what the form's own texts compare with.
 */
export function useStandardTexts(form: UseFormReturn<CampaignValues>, start: MailTexts) {
  const language = useWatch({ control: form.control, name: 'language' });
  const { data, isLoading } = useQuery(campaignTexts('default', language));
  const [standard, setStandard] = useState(start);
  if (data && data !== standard) setStandard(data);
  const shown = useRef(standard);
  useEffect(() => {
    const before = shown.current;
    shown.current = standard;
    for (const field of fields) {
      const typed = form.getValues(field);
      if (isSameText(typed, before[field]) && !isSameText(typed, standard[field]))
        form.setValue(field, asHtml(standard[field]));
    }
  }, [form, standard]);
  return { standard, isLoading };
}
