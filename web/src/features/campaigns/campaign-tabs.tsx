import { Trans, useLingui } from '@lingui/react/macro';
import { TabLink, TabLinks } from '../../ui/page/tab-links.tsx';

const at = '/admin/assessments/view/$id';

/** The parts of a campaign’s page. */
export function CampaignTabs({ id }: { id: number }) {
  const { t } = useLingui();
  const params = { id: String(id) };
  return (
    <TabLinks label={t`Parts of the campaign`}>
      <TabLink to={at} params={params} activeOptions={{ exact: true, includeSearch: false }}>
        <Trans>People</Trans>
      </TabLink>
      <TabLink to={`${at}/results`} params={params}>
        <Trans>Results</Trans>
      </TabLink>
      <TabLink to={`${at}/emails`} params={params}>
        <Trans>Emails</Trans>
      </TabLink>
      <TabLink to={`${at}/share`} params={params}>
        <Trans>Share</Trans>
      </TabLink>
      <TabLink to={`${at}/settings`} params={params}>
        <Trans>Settings</Trans>
      </TabLink>
    </TabLinks>
  );
}
