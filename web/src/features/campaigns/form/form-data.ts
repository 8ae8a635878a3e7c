import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client.ts';
import { pageLanguage } from '../../../lib/language.ts';
import { campaignTexts, oneCampaign, referenceProfiles } from '../api.ts';
import type { CampaignTexts, MailTexts } from '../api.ts';

export interface CampaignSource {
  id: number;
  kind: 'edit' | 'copy';
}

/** Without the standard texts the form still works: left empty, the server puts them in. */
function noTexts(cause: unknown): MailTexts {
  // oxlint-disable-next-line no-console -- the one trace of it; nothing is lost that a manager could mend
  console.warn('The standard texts could not be read.', cause);
  return { email_text: '', email_reminder_text: '' };
}

/** The standard texts as the campaign has them, in the language of its mails. */
function standardOf(texts: CampaignTexts | null, standard: MailTexts): MailTexts {
  const of = (name: keyof MailTexts) => (texts?.isStandard[name] ? texts : standard)[name];
  return { email_text: of('email_text'), email_reminder_text: of('email_reminder_text') };
}

/** Everything the campaign form begins with, and the campaign it begins from, if any. */
export function campaignFormData(source?: CampaignSource) {
  return queryOptions({
    queryKey: ['campaign-form', source ?? 'new'],
    queryFn: async () => {
      const language = source ? 'en' : pageLanguage();
      const [standard, profiles, campaign, texts] = await Promise.all([
        queryClient.ensureQueryData(campaignTexts('default', language)).catch(noTexts),
        queryClient.fetchQuery(referenceProfiles),
        source ? queryClient.fetchQuery({ ...oneCampaign(source.id), staleTime: 0 }) : null,
        source ? queryClient.fetchQuery({ ...campaignTexts(source.id), staleTime: 0 }) : null,
      ]);
      return { standard: standardOf(texts, standard), language, profiles, campaign, texts };
    },
    // What is being typed is never overtaken by a fresher answer.
    staleTime: Infinity,
    gcTime: 0,
  });
}
