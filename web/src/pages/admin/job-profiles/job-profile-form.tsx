import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { useAsOpened } from '../../../api/use-as-opened.ts';
import { facetNames, jobGroups, jobProfile } from '../../../features/job-profiles/api.ts';
import type { JobProfile } from '../../../features/job-profiles/api.ts';
import {
  ArchiveButton,
  ExportButton,
} from '../../../features/job-profiles/job-profile-actions.tsx';
import {
  JobProfileForm,
  type JobProfileFormProps,
} from '../../../features/job-profiles/job-profile-form.tsx';
import { positive } from '../../../lib/search.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

const editRoute = getRouteApi('/manager/staff/operator/admin/job-profile/edit/$id');

const listLink = (
  <TextLink key="list" to="/admin/job-profile/list">
    <Trans>Job profiles</Trans>
  </TextLink>
);

const cancel = (
  <ButtonLink to="/admin/job-profile/list">
    <Trans>Cancel</Trans>
  </ButtonLink>
);

export function JobProfileNewPage() {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <Screen name="job-profile-new" title={t`New job profile`}>
      <PageHeader above={<Breadcrumbs steps={[listLink, t`New`]} />} title={t`New job profile`} />
      <Choices>
        {({ groups, names }) => (
          <JobProfileForm
            groups={groups}
            names={names}
            cancel={cancel}
            onSaved={({ id }) =>
              void router.navigate({
                to: '/admin/job-profile/edit/$id',
                params: { id: String(id) },
                search: { created: 1 },
              })
            }
          />
        )}
      </Choices>
    </Screen>
  );
}

export function JobProfileEditPage() {
  const { t } = useLingui();
  const { id } = editRoute.useParams();
  const { created } = editRoute.useSearch();
  // After an action the form begins anew, from what the action left.
  const [round, setRound] = useState(0);
  return (
    <Screen name="job-profile-edit" title={t`Edit job profile`}>
      {created && <CreatedBanner />}
      <Opened key={`${id} ${round}`} id={id} onChanged={() => setRound(round + 1)} />
    </Screen>
  );
}

/** Where a new one leads on to. */
function CreatedBanner() {
  const { t } = useLingui();
  return (
    <div className="mb-6">
      <Banner
        tone="good"
        live
        title={t`The job profile is created.`}
        actions={
          <>
            <ButtonLink to="/admin/job-profile/list">
              <Trans>See all job profiles</Trans>
            </ButtonLink>
            <ButtonLink to="/admin/job-profile/new">
              <Trans>Create another job profile</Trans>
            </ButtonLink>
          </>
        }
      >
        {t`New campaigns can choose it.`}
      </Banner>
    </div>
  );
}

function Opened({ id, onChanged }: { id: string; onChanged: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const query = useAsOpened(jobProfile(positive(id) ?? 0));
  const toList = () => void router.navigate({ to: '/admin/job-profile/list' });
  return (
    // Nothing of it is shown before all is there: the form would come below the name, and move what stands for it.
    <Choices title={t`Edit job profile`}>
      {({ groups, names }) => (
        <Loaded query={query} title={t`Edit job profile`} skeleton={<ShortPageSkeleton />}>
          {(profile) => (
            <>
              <PageHeader
                above={<Breadcrumbs steps={[listLink, profile.name]} />}
                title={profile.name}
                meta={<Facts profile={profile} />}
                actions={
                  <>
                    <ExportButton profile={profile} />
                    <ArchiveButton
                      profile={profile}
                      onArchived={toList}
                      onRestored={({ name }) => {
                        toast(t`The job profile ${name} is on offer again.`);
                        onChanged();
                      }}
                    />
                  </>
                }
              />
              <JobProfileForm
                profile={profile}
                groups={groups}
                names={names}
                cancel={cancel}
                onSaved={({ version }) => {
                  toast(t`Version ${version} is saved.`);
                  toList();
                }}
              />
            </>
          )}
        </Loaded>
      )}
    </Choices>
  );
}

/** What the form lets choose from. */
function Choices(props: {
  title?: string;
  children: (choices: Pick<JobProfileFormProps, 'groups' | 'names'>) => ReactNode;
}) {
  const { title, children } = props;
  const groups = useQuery(jobGroups);
  const names = useQuery(facetNames);
  return (
    <Loaded query={groups} title={title} skeleton={<ShortPageSkeleton />}>
      {(groups) => (
        <Loaded query={names} title={title} skeleton={<ShortPageSkeleton />}>
          {(names) => children({ groups, names })}
        </Loaded>
      )}
    </Loaded>
  );
}

function Facts({ profile }: { profile: JobProfile }) {
  const { t } = useLingui();
  const { version, campaigns_count: campaigns, archived } = profile;
  return (
    <>
      {t`Version ${version}`} · {t`Campaigns: ${campaigns}`}
      {archived && <> · {t`Archived`}</>}
    </>
  );
}
