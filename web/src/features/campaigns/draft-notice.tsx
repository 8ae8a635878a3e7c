import type { CampaignRow } from '@assay/contract/campaigns';
import { isOver } from '../../lib/moments.ts';
import { Banner } from '../../ui/banner.tsx';

/** What a draft still lacks, or that it is ready. */
export function DraftNotice({ campaign }: { campaign: CampaignRow }) {
  const { test_types, deadline, progress, open_to_all } = campaign;
  const missing = [
    test_types.length === 0 && 'a test',
    progress.subjects === 0 && !open_to_all && 'at least one person',
    !deadline ? 'a deadline' : isOver(deadline) && 'a deadline still to come',
  ].filter((lack) => lack !== false);
  return (
    <div className="mb-6">
      {missing.length > 0 ? (
        <Banner>This draft still needs {new Intl.ListFormat('en-GB').format(missing)}.</Banner>
      ) : (
        <Banner>
          {progress.subjects > 0
            ? 'Nobody has been invited yet. Mails go out when the campaign is activated.'
            : 'Nobody is in this draft. Once it is active, people can join by the link for everybody.'}
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
