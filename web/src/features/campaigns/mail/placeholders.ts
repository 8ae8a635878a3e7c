import { type MailPlaceholder, mailPlaceholders } from '@assay/contract/campaign-mails';

/** What the server puts in for each person. */
export const placeholderNames: Record<MailPlaceholder, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  organization_name: 'Your organisation',
  campaign_name: 'Name of the campaign',
  deadline: 'Deadline',
  link: 'Address of the personal link',
};

export function isPlaceholder(name: string | undefined): name is MailPlaceholder {
  return (mailPlaceholders as readonly (string | undefined)[]).includes(name);
}

/** The first `{…}` that the server would not know. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [whole, name] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (!isPlaceholder(name)) return whole;
  }
  return undefined;
}
