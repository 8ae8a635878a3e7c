import type { SavedProfile } from '@assay/contract/reference-profiles';
import { useLingui } from '@lingui/react/macro';
import { Banner } from './banner.tsx';
import { AlertIcon } from '../text/icons.tsx';

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

/** What warns of the profile by whose fit a list is ordered, in one line above it. */
export function OrderedBySaved({ saved }: { saved: SavedProfile | undefined }) {
  if (!saved || saved.warnings.length === 0) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 border-b border-line px-5 py-2 text-small [overflow-wrap:anywhere]"
    >
      <AlertIcon className="mt-0.5 shrink-0 text-warn" />
      {saved.warnings.join(' ')}
    </p>
  );
}
