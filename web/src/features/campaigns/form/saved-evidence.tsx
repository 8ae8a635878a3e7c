import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { coefficientInShort } from '../../../ui/charts/coefficient.ts';
import { StatusDot } from '../../../ui/status.tsx';
import { savedProfile } from '../api.ts';

/** What a profile that was saved from a success profile has to show for itself, where it is chosen. */
export function SavedEvidence({ id }: { id: number }) {
  const { t } = useLingui();
  const saved = useQuery(savedProfile(id)).data;
  if (!saved) return null;
  const { version, n, tried, impact } = saved;
  const { r, interval, likely, forecasts } = tried;
  const numbers =
    r === null || interval === null || likely === null
      ? null
      : [r, ...interval, likely].map(coefficientInShort);
  const [found, from, to, expected] = numbers ?? [];
  return (
    <div role="status" className="grid gap-1 text-small">
      <p className="text-muted">
        {t`Version ${version}, ${plural(n, { one: 'tried on # person', other: 'tried on # people' })}.`}{' '}
        {numbers &&
          t`Cross-validated r = ${found} (${from} – ${to}); in new people, expect about ${expected}.`}
      </p>
      {!forecasts && <StatusDot tone="warn">{t`Predicts no better than chance`}</StatusDot>}
      {impact.adverse && (
        <StatusDot tone="warn">{t`Would disadvantage a group of your own people`}</StatusDot>
      )}
    </div>
  );
}
