import { nameOf } from '@assay/contract/person-name';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import type { ProfilePerson, SuccessProfile } from '../../../features/success-profiles/api.ts';
import {
  editSuccessProfile,
  removeReviewed,
  successProfile,
} from '../../../features/success-profiles/api.ts';
import { DeleteProfileDialog } from '../../../features/success-profiles/delete-profile-dialog.tsx';
import { peopleColumns } from '../../../features/success-profiles/people-columns.tsx';
import { ProfileSteps } from '../../../features/success-profiles/profile-steps.tsx';
import { ProgressCard } from '../../../features/success-profiles/progress-card.tsx';
import { positive } from '../../../lib/search.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

const path = '/admin/manager/organization/success-profile/$successProfileId';
const route = getRouteApi(`/manager/staff/organization${path}`);

/** One success profile: its people, and how far reviewing is. */
export function SuccessProfileViewPage() {
  const { t } = useLingui();
  const { successProfileId } = route.useParams();
  const query = useQuery(successProfile(positive(successProfileId) ?? 0));
  return (
    <Screen name="success-profile" title={query.data?.name ?? t`Success profile`}>
      <Loaded query={query} title={t`Success profile`} skeleton={<LongPageSkeleton />}>
        {(profile) => <View key={profile.id} profile={profile} />}
      </Loaded>
    </Screen>
  );
}

function View({ profile }: { profile: SuccessProfile }) {
  const navigate = route.useNavigate();
  const [deleting, setDeleting] = useState(false);
  const { id, name, category, people_count: people } = profile;
  const params = { successProfileId: String(id) };
  return (
    <>
      <PageHeader
        above={<ProfileSteps>{name}</ProfileSteps>}
        title={<span className="[overflow-wrap:anywhere]">{name}</span>}
        meta={
          <>
            {category.name} · <Plural value={people} one="# person" other="# people" />
          </>
        }
        actions={
          <>
            <Button onClick={() => setDeleting(true)}>
              <Trans>Delete</Trans>
            </Button>
            <ButtonLink to={`${path}/edit`} params={params}>
              <Trans>Edit</Trans>
            </ButtonLink>
            {people > 0 && (
              <ButtonLink to={`${path}/report`} params={params} preload={false} look="primary">
                <Trans>Open report</Trans>
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="grid gap-6">
        {people > 0 && <ProgressCard {...profile} />}
        <People profile={profile} />
      </div>
      {deleting && (
        <DeleteProfileDialog
          profile={profile}
          onClose={() => setDeleting(false)}
          onDeleted={(message) => {
            toast(message);
            void navigate({ to: '/admin/manager/organization/success-profiles' });
          }}
        />
      )}
    </>
  );
}

function People({ profile }: { profile: SuccessProfile }) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState<ProfilePerson>();
  const { id, name, reviews } = profile;
  const open = reviews.filter(({ own, permission }) => permission && own !== 'given').length;
  const who = removed && nameOf(removed);
  async function remove({ id: row, subject_id }: ProfilePerson) {
    const message = await removeReviewed(id, row);
    // Who is added again within minutes brings the reviews along.
    toast(message, { undo: () => editSuccessProfile(id, { add: [subject_id] }) });
  }
  const add = (
    <ButtonLink
      to={`${path}/search-subjects`}
      params={{ successProfileId: String(id) }}
      look={reviews.length === 0 ? 'primary' : 'quiet'}
    >
      <PlusIcon /> <Trans>Add people</Trans>
    </ButtonLink>
  );
  return (
    <>
      <Card
        flush
        title={t`People`}
        note={
          reviews.length === 0
            ? undefined
            : open === 0
              ? t`You have reviewed everyone here.`
              : t`${plural(open, {
                  one: '# person waits for your review. You see what others gave once you have given yours.',
                  other:
                    '# people wait for your review. You see what others gave once you have given yours.',
                })}`
        }
        actions={reviews.length > 0 && add}
      >
        <Table
          caption={t`People in ${name}`}
          columns={peopleColumns(profile, setRemoved)}
          rows={reviews}
          rowKey={({ id: row }) => row}
          empty={
            <EmptyState level={3} title={t`No people yet`} action={add}>
              <Trans>
                Add people who do this work and whose work you and your colleagues know. At least 20
                are needed before anything can be said.
              </Trans>
            </EmptyState>
          }
        />
        {reviews.length > 0 && (
          <p className="border-t border-line px-5 py-3 text-small text-muted sm:px-6">
            <Trans>
              Before you review: the person may read your review in their own data, with your name.
            </Trans>
          </p>
        )}
      </Card>
      {removed && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoved(undefined)}
          title={t`Remove ${who}?`}
          confirmLabel={t`Remove person`}
          onConfirm={() => remove(removed)}
        >
          {t`${plural(removed.reviewers, {
            0: 'No one has reviewed this person here.',
            one: 'The review of # reviewer is deleted.',
            other: 'The reviews of # reviewers are deleted, those of your colleagues too.',
          })} Test results stay with the person.`}{' '}
          {t`You can undo this for ten minutes, also by adding the person again. During that time the report shows no figures, so that no one can work out how this person was rated.`}
        </ConfirmDialog>
      )}
    </>
  );
}
