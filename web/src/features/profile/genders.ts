import type { genders } from '@assay/contract/subjects';
import { useLingui } from '@lingui/react/macro';

/** Every answer to the question about gender, in words. */
export function useGenders(): Record<(typeof genders)[number], string> {
  const { t } = useLingui();
  return {
    female: t`Female`,
    male: t`Male`,
    other: t`Other`,
    prefer_not_to_say: t`Prefer not to say`,
  };
}
