import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { offer, oneOrganization } from '../../../features/organizations/api.ts';
import { OrganizationForm } from '../../../features/organizations/organization-form.tsx';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { FormSkeleton, ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

const editRoute = getRouteApi('/manager/staff/operator/admin/organizations/edit/$id');

const list = (
  <TextLink key="list" to="/admin/organizations">
    <Trans>Organisations</Trans>
  </TextLink>
);

function useAfterSaving(words: string) {
  const router = useRouter();
  return ({ id }: { id: number }) => {
    toast(words);
    void router.navigate({ to: '/admin/organizations/view/$id', params: { id: String(id) } });
  };
}

export function OrganizationNewPage() {
  const { t } = useLingui();
  const query = useQuery(offer);
  const onSaved = useAfterSaving(t`The organisation is created. Now add its first manager.`);
  return (
    <Screen name="organization-new" title={t`New organisation`}>
      <PageHeader
        above={<Breadcrumbs steps={[list, t`New organisation`]} />}
        title={t`New organisation`}
      />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(data) => (
          <OrganizationForm
            offer={data}
            onSaved={onSaved}
            cancel={
              <ButtonLink to="/admin/organizations">
                <Trans>Cancel</Trans>
              </ButtonLink>
            }
          />
        )}
      </Loaded>
    </Screen>
  );
}

export function OrganizationEditPage() {
  const { t } = useLingui();
  const { id } = editRoute.useParams();
  const query = useQuery(oneOrganization(positive(id) ?? 0));
  const choices = useQuery(offer);
  const onSaved = useAfterSaving(t`The organisation is saved.`);
  return (
    <Screen name="organization-edit" title={t`Edit organisation`}>
      <Loaded query={query} title={t`Edit organisation`} skeleton={<ShortPageSkeleton />}>
        {(organization) => (
          <>
            <PageHeader
              above={
                <Breadcrumbs
                  steps={[
                    list,
                    <TextLink key="view" to="/admin/organizations/view/$id" params={{ id }}>
                      {organization.organization_name}
                    </TextLink>,
                    t`Edit`,
                  ]}
                />
              }
              title={t`Edit organisation`}
            />
            <Loaded query={choices} skeleton={<FormSkeleton />}>
              {(data) => (
                <OrganizationForm
                  offer={data}
                  organization={organization}
                  onSaved={onSaved}
                  cancel={
                    <ButtonLink to="/admin/organizations/view/$id" params={{ id }}>
                      <Trans>Cancel</Trans>
                    </ButtonLink>
                  }
                />
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </Screen>
  );
}
