import { useLingui } from '@lingui/react/macro';
import { StatusDot } from '../../ui/text/status.tsx';
import { strengthAt } from './words.ts';

/** How much so many people allow one to say. */
export function StrengthName({ people }: { people: number }) {
  const { t } = useLingui();
  const { strength, name } = strengthAt(people);
  const tone = strength === 'hidden' ? 'open' : strength === 'usable' ? 'accent' : 'quiet';
  return <StatusDot tone={tone}>{t(name)}</StatusDot>;
}
