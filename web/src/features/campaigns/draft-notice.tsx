import type { CampaignRow } from '@assay/contract/campaigns';
import { Trans, useLingui } from '@lingui/react/macro';
import { isOver } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import { Banner } from '../../ui/banner.tsx';

/** What a draft still lacks, or that it is ready. */
export function DraftNotice({ campaign }: { campaign: CampaignRow }) {
  const { t } = useLingui();
  const { test_types, deadline, progress, open_to_all } = campaign;
  const missing = [
    test_types.length === 0 && t`a test`,
    progress.subjects === 0 && !open_to_all && t`at least one person`,
    !deadline ? t`a deadline` : isOver(deadline) && t`a deadline in the future`,
  ].filter((lack) => lack !== false);
  const needs = new Intl.ListFormat(screenLanguage()).format(missing);
  return (
    <div className="mb-6">
      {missing.length > 0 ? (
        <Banner>
          <Trans>This draft still needs {needs}.</Trans>
        </Banner>
      ) : (
        <Banner>
          {progress.subjects > 0
            ? t`No one has been invited yet. Invitations are sent when you activate the campaign.`
            : t`This draft has no people. Once it is active, people can join through the public link.`}
        </Banner>
      )}
    </div>
  );
}

/** Whether a draft can be activated. */
export function isReady({ test_types, deadline, progress, open_to_all }: CampaignRow): boolean {
  const peopled = progress.subjects > 0 || open_to_all;
  return test_types.length > 0 && peopled && deadline !== null && !isOver(deadline);
}
