import { type MailPlaceholder, mailPlaceholders } from '@assay/contract/campaign-mails';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the server puts in for each person. */
export const placeholderNames: Record<MailPlaceholder, MessageDescriptor> = {
  first_name: msg`First name`,
  last_name: msg`Last name`,
  organization_name: msg`Your organisation`,
  campaign_name: msg`Campaign name`,
  deadline: msg`Deadline`,
  link: msg`Personal link`,
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
