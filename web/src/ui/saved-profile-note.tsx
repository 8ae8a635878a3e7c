import type { SavedProfile } from '@assay/contract/reference-profiles';
import { useLingui } from '@lingui/react/macro';
import { Banner } from './banner.tsx';

/** How a profile that the organisation has saved was tried; with what warns of it as a banner. */
export function SavedProfileNote({ saved }: { saved: SavedProfile }) {
  const { t } = useLingui();
  if (saved === null) return null;
  const { tried, warnings } = saved;
  if (warnings.length === 0) {
    return <p className="max-w-reading text-small text-muted [overflow-wrap:anywhere]">{tried}</p>;
  }
  return (
    <Banner tone="warn" title={t`Before you use the fit:`}>
      <span className="[overflow-wrap:anywhere]">
        {warnings.join(' ')} <span className="text-small text-muted">{tried}</span>
      </span>
    </Banner>
  );
}
