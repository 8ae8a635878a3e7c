import { described, instrumentFacts } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { CultureTestList } from '../../../features/culture/culture-test-list.tsx';
import { ownOrganization } from '../../../features/own-organization/api.ts';
import { OwnOrganizationFacts } from '../../../features/own-organization/own-organization-facts.tsx';
import { OwnOrganizationForm } from '../../../features/own-organization/own-organization-form.tsx';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { FormSkeleton, LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

const view = { to: '/admin/manager/organization/view' } as const;

export function OwnOrganizationPage() {
  const { t } = useLingui();
  const query = useQuery(ownOrganization);
  return (
    <Screen name="own-organization" title={query.data?.organization_name ?? t`Your organisation`}>
      <Loaded query={query} title={t`Your organisation`} skeleton={<LongPageSkeleton />}>
        {(organization) => (
          <>
            <PageHeader
              title={
                <span className="[overflow-wrap:anywhere]">{organization.organization_name}</span>
              }
              actions={
                <ButtonLink to="/admin/manager/organization/edit">
                  <Trans>Edit</Trans>
                </ButtonLink>
              }
            />
            <OwnOrganizationFacts {...organization} />
            {organization.features.some(
              ({ key }) => key === instrumentFacts[described].feature,
            ) && (
              <div className="mt-6">
                <CultureTestList />
              </div>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

export function OwnOrganizationEditPage() {
  const { t } = useLingui();
  const query = useQuery(ownOrganization);
  const router = useRouter();
  return (
    <Screen name="own-organization-edit" title={t`Edit your organisation`}>
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="view" {...view}>
                {query.data?.organization_name ?? t`Your organisation`}
              </TextLink>,
              t`Edit`,
            ]}
          />
        }
        title={t`Edit your organisation`}
      />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(organization) => (
          <OwnOrganizationForm
            organization={organization}
            onSaved={() => {
              toast(t`The settings are saved.`);
              void router.navigate(view);
            }}
            cancel={
              <ButtonLink {...view}>
                <Trans>Cancel</Trans>
              </ButtonLink>
            }
          />
        )}
      </Loaded>
    </Screen>
  );
}
