import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';

/** The way from the list of campaigns to what lies below it; the last step is where one is. */
export function CampaignBreadcrumbs({ steps }: { steps: readonly ReactNode[] }) {
  const list = (
    <TextLink to="/admin/assessments">
      <Trans>Campaigns</Trans>
    </TextLink>
  );
  return <Breadcrumbs steps={[list, ...steps]} />;
}
