import type { Language } from '@assay/contract/languages';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { findProfile } from '@assay/instruments/profiles/profiles';
import { campaignMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

export interface ProfileReference {
  kind: 'standard' | 'custom' | 'alt';
  id: number;
}

/** As forms send it: a plain number, `custom:5`, `alt:5`. */
export function referenceText({ kind, id }: ProfileReference): string {
  return kind === 'standard' ? String(id) : `${kind}:${id}`;
}

/** The profile behind a reference. Custom ones are saved from success profiles, of which there are none yet. */
export function resolveProfile(
  { kind, id }: ProfileReference,
  language: Language | null,
): ReferenceProfile | undefined {
  return kind === 'custom' ? undefined : findProfile({ kind, id }, language);
}

interface ProfileFields {
  campaign_profile_id?: number | '' | null;
  custom_campaign_profile_id?: number | '' | null;
  alt_campaign_profile_id?: number | '' | null;
}

const fields = [
  ['campaign_profile_id', 'standard'],
  ['custom_campaign_profile_id', 'custom'],
  ['alt_campaign_profile_id', 'alt'],
] as const;

/** The one profile that a form names, or null; with the field to blame when it cannot be used. */
export function readProfile(form: ProfileFields): {
  reference: ProfileReference | null;
  problem?: Record<string, Message>;
} {
  const named = fields.filter(([field]) => form[field] != null && form[field] !== '');
  const [first, second] = named;
  if (first === undefined) return { reference: null };
  if (second !== undefined) {
    return {
      reference: null,
      problem: { [second[0]]: campaignMessages.oneProfileOnly() },
    };
  }
  const reference = { kind: first[1], id: form[first[0]] as number };
  if (resolveProfile(reference, null) === undefined) {
    return { reference: null, problem: { [first[0]]: campaignMessages.profileUnknown() } };
  }
  return { reference };
}
