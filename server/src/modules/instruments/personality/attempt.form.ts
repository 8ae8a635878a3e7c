import type { PersonalityForm } from '@assay/instruments/personality/definition';
import { itemsVersionOf } from '@assay/instruments/personality/versions';

/** What an attempt asks: in the wording it was begun with, everything unless its form says otherwise. */
export function formOf(attempt: { version: string; form: unknown }): NonNullable<PersonalityForm> {
  const form = attempt.form as { political?: boolean } | null;
  return { version: itemsVersionOf(attempt.version), political: form?.political ?? true };
}
