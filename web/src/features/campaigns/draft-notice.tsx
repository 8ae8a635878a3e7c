import type { CampaignRow } from '@assay/contract/campaigns';
import { Trans, useLingui } from '@lingui/react/macro';
import { isOver } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import { Banner } from '../../ui/page/banner.tsx';

/** What a draft still lacks, or that it is ready. */
export function DraftNotice({ campaign }: { campaign: CampaignRow }) {
  const { t } = useLingui();
  const words = {
    name: t`a name`,
    tests: t`a test`,
    people: t`at least one person`,
    deadline: t`a deadline`,
    futureDeadline: t`a deadline in the future`,
  };
  const missing = missingOf(campaign).map((lack) => words[lack]);
  const needs = new Intl.ListFormat(screenLanguage()).format(missing);
  return (
    <div className="mb-6">
      {missing.length > 0 ? (
        <Banner>
          <Trans>This draft still needs {needs}.</Trans>
        </Banner>
      ) : (
        <Banner>
          {campaign.progress.subjects > 0
            ? t`No one has been invited yet. Invitations are sent when you activate the campaign.`
            : t`This draft has no people. Once it is active, people can join through the public link.`}
        </Banner>
      )}
    </div>
  );
}

/** Whether a draft can be activated. */
export function isReady(campaign: CampaignRow): boolean {
  return missingOf(campaign).length === 0;
}

type Lack = 'name' | 'tests' | 'people' | 'deadline' | 'futureDeadline';

function missingOf({
  campaign_name,
  test_types,
  progress,
  open_to_all,
  deadline,
}: CampaignRow): Lack[] {
  const missing: Lack[] = [];
  if (campaign_name === '') missing.push('name');
  if (test_types.length === 0) missing.push('tests');
  if (progress.subjects === 0 && !open_to_all) missing.push('people');
  if (!deadline) missing.push('deadline');
  else if (isOver(deadline)) missing.push('futureDeadline');
  return missing;
}
