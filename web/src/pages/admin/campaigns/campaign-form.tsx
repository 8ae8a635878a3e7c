import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { activatedInWords } from '../../../features/campaigns/activate-dialog.tsx';
import { AddPeopleForm } from '../../../features/campaigns/form/add-people-form.tsx';
import { CampaignForm } from '../../../features/campaigns/form/campaign-form.tsx';
import { campaignFormData } from '../../../features/campaigns/form/form-data.ts';
import type { CampaignSource } from '../../../features/campaigns/form/form-data.ts';
import { newCampaign, savedCampaign } from '../../../features/campaigns/form/values.ts';
import { testChoices } from '../../../features/campaigns/tests.ts';
import { ownManagerProfile } from '../../../features/managers/api.ts';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { positive } from '../../../lib/search.ts';
import { CampaignBreadcrumbs } from '../../../features/reports/campaign-breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { FormSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

export function CampaignNewPage() {
  const { t } = useLingui();
  return <FormScreen name="assessment-new" title={t`New campaign`} />;
}

export function CampaignEditPage() {
  const { t } = useLingui();
  const source = { id: useId(), kind: 'edit' } as const;
  return (
    <FormScreen key={source.id} name="assessment-edit" title={t`Edit campaign`} source={source} />
  );
}

export function CampaignCopyPage() {
  const { t } = useLingui();
  const source = { id: useId(), kind: 'copy' } as const;
  return (
    <FormScreen key={source.id} name="assessment-copy" title={t`Copy campaign`} source={source} />
  );
}

function useId(): number {
  const { id } = useParams({ strict: false });
  return positive(id) ?? 0;
}

interface FormScreenProps {
  name: string;
  title: string;
  source?: CampaignSource;
}

function FormScreen({ name, title: usual, source }: FormScreenProps) {
  const { t } = useLingui();
  const login = useLoginProfile();
  const manager = useQuery(ownManagerProfile);
  const data = useQuery(campaignFormData(source));
  const { section } = useSearch({ strict: false });
  const running = source?.kind === 'edit' && data.data?.campaign?.status === 'active';
  const title = running && section === 'people' ? t`Add people` : usual;
  const skeleton = <FormSkeleton sections={4} />;
  return (
    <Screen name={name} title={title}>
      <PageHeader
        above={
          <CampaignBreadcrumbs
            steps={[
              ...(running
                ? [
                    <TextLink
                      key="campaign"
                      to="/admin/assessments/view/$id"
                      params={{ id: String(source.id) }}
                    >
                      {data.data?.campaign?.campaign_name}
                    </TextLink>,
                  ]
                : []),
              title,
            ]}
          />
        }
        title={title}
      />
      <Loaded query={login} skeleton={skeleton}>
        {({ features, time_zone }) => (
          <Loaded query={manager} skeleton={skeleton}>
            {({ first_name, last_name, email }) => (
              <Loaded query={data} skeleton={skeleton}>
                {(form) => (
                  <FilledForm
                    source={source}
                    data={form}
                    features={features}
                    timeZone={time_zone ?? 'UTC'}
                    sender={{ name: `${first_name} ${last_name}`.trim(), email }}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

type FormData = Awaited<ReturnType<NonNullable<ReturnType<typeof campaignFormData>['queryFn']>>>;
type LoginProfile = NonNullable<ReturnType<typeof useLoginProfile>['data']>;

interface FilledFormProps {
  source: CampaignSource | undefined;
  data: FormData;
  features: LoginProfile['features'];
  timeZone: string;
  sender: { name: string; email: string };
}

function FilledForm(props: FilledFormProps) {
  const { t } = useLingui();
  const { source, data, features, timeZone, sender } = props;
  const router = useRouter();
  const { section } = useSearch({ strict: false });
  const { campaign, texts, standard, language, profiles } = data;
  const editing = source?.kind === 'edit' ? campaign : null;
  const running = editing && ['active', 'completed'].includes(editing.status) ? editing : undefined;
  useEffect(() => {
    if (section === 'people') document.querySelector('#people')?.scrollIntoView();
  }, [section]);

  function leave(id: number, message: string) {
    toast(message);
    void router.navigate({ to: '/admin/assessments/view/$id', params: { id: String(id) } });
  }

  if (editing?.status === 'archived') return <Archived id={editing.id} />;
  if (editing?.status === 'active' && section === 'people') {
    return (
      <AddPeopleForm campaignId={editing.id} onAdded={(message) => leave(editing.id, message)} />
    );
  }
  const start =
    campaign && texts && source
      ? savedCampaign(campaign, texts, source.kind)
      : newCampaign({ texts: standard, sender, tests: testChoices(features), language });
  return (
    <CampaignForm
      which={source ? `${source.kind}-${source.id}` : 'new'}
      start={start}
      target={{
        campaign_id: source?.kind === 'edit' ? source.id : undefined,
        version: editing?.version,
        copy_of: source?.kind === 'copy' ? source.id : undefined,
        running,
        timeZone,
      }}
      standard={standard}
      profiles={profiles}
      features={features}
      chosen={campaign?.tests ?? []}
      onSaved={(id, activated) => {
        const saved = running ? t`Changes saved.` : t`Draft saved.`;
        const active = t`The campaign is active.`;
        leave(id, activated === null ? saved : `${active} ${activatedInWords(activated)}`);
      }}
    />
  );
}

function Archived({ id }: { id: number }) {
  const { t } = useLingui();
  const params = { id: String(id) };
  return (
    <Card>
      <EmptyState
        title={t`This campaign is archived`}
        action={
          <>
            <ButtonLink to="/admin/assessments/copy/$id" params={params}>
              <Trans>Copy</Trans>
            </ButtonLink>
            <ButtonLink to="/admin/assessments/view/$id" params={params} look="primary">
              <Trans>Open campaign</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>You can’t change it until you restore it. You can change a copy.</Trans>
      </EmptyState>
    </Card>
  );
}
