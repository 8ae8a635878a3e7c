import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { offer, oneOrganization } from '../../features/organisations/api.ts';
import { OrganizationForm } from '../../features/organisations/organization-form.tsx';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { FormSkeleton, ShortPageSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.tsx';

const editRoute = getRouteApi('/manager/staff/operator/admin/organizations/edit/$id');

const list = (
  <TextLink key="list" to="/admin/organizations">
    Organisations
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
  const query = useQuery(offer);
  const onSaved = useAfterSaving('The organisation is there. Now add its first manager.');
  return (
    <Screen name="organization-new" title="New organisation">
      <PageHeader
        above={<Breadcrumbs steps={[list, 'New organisation']} />}
        title="New organisation"
      />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(data) => (
          <OrganizationForm
            offer={data}
            onSaved={onSaved}
            cancel={<ButtonLink to="/admin/organizations">Cancel</ButtonLink>}
          />
        )}
      </Loaded>
    </Screen>
  );
}

export function OrganizationEditPage() {
  const { id } = editRoute.useParams();
  const query = useQuery(oneOrganization(positive(id) ?? 0));
  const choices = useQuery(offer);
  const onSaved = useAfterSaving('Saved.');
  return (
    <Screen name="organization-edit" title="Edit organisation">
      <Loaded query={query} title="Edit organisation" skeleton={<ShortPageSkeleton />}>
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
                    'Edit',
                  ]}
                />
              }
              title="Edit organisation"
            />
            <Loaded query={choices} skeleton={<FormSkeleton />}>
              {(data) => (
                <OrganizationForm
                  offer={data}
                  organization={organization}
                  onSaved={onSaved}
                  cancel={
                    <ButtonLink to="/admin/organizations/view/$id" params={{ id }}>
                      Cancel
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
