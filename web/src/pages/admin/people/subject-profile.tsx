import { nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Loaded, orFailed } from '../../../api/loaded.tsx';
import { SubjectDot } from '../../../features/campaigns/status.tsx';
import { LabelChips } from '../../../features/labels/label-chips.tsx';
import { LabelPicker } from '../../../features/labels/label-picker.tsx';
import { keptAround } from '../../../features/people/list-kept.ts';
import type { Profile } from '../../../features/person/api.ts';
import {
  amendProfile,
  listedPerson,
  notesOf,
  personProfile,
  timelineOf,
} from '../../../features/person/api.ts';
import { PersonCvCard } from '../../../features/person/cv-card.tsx';
import { FieldsCard } from '../../../features/person/fields-card.tsx';
import { JobCard } from '../../../features/person/job-card.tsx';
import { PinsCard } from '../../../features/person/pins-card.tsx';
import type { SuccessionPin } from '../../../features/person/pins-api.ts';
import { forgetPins, rolePins, successionPins } from '../../../features/person/pins-api.ts';
import { SkillsCard } from '../../../features/person/skills-card.tsx';
import { referenceProfiles } from '../../../features/campaigns/api.ts';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { readinessWords } from '../../../features/succession/readiness.ts';
import { SuccessorDialog } from '../../../features/succession/successor-dialog.tsx';

import { CampaignsCard } from '../../../features/person/campaigns-card.tsx';
import { ListLinks } from '../../../features/person/list-links.tsx';
import { LookedCard } from '../../../features/person/looked-card.tsx';
import { NotesCard } from '../../../features/person/notes-card.tsx';
import { PersonHead } from '../../../features/person/person-head.tsx';
import { PersonColumns, PersonSkeleton } from '../../../features/person/person-skeleton.tsx';
import { summaryOf } from '../../../features/person/summary.ts';
import { TestCards } from '../../../features/person/test-cards.tsx';
import { TimelineCard } from '../../../features/person/timeline-card.tsx';
import { attemptInWords } from '../../../features/reports/taken.ts';
import { MoveDialog } from '../../../features/stages/move-dialog.tsx';
import { StageMark } from '../../../features/stages/stage-mark.tsx';
import { dayInShort } from '../../../lib/moments.ts';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { UnpermittedPerson } from './subject-profile-unpermitted.tsx';

const route = getRouteApi('/manager/staff/organization/admin/subject-profile/$id');

/** Everything that an organisation knows about one person. */
export function SubjectProfilePage() {
  const { t } = useLingui();
  const id = positive(route.useParams().id) ?? 0;
  const query = useQuery(personProfile(id));
  const unpermitted =
    query.error instanceof ApiError && query.error.code === 'permission_required' && !query.data;
  const listed = useQuery({ ...listedPerson(id), enabled: unpermitted });
  const person = query.data?.subject ?? (unpermitted ? listed.data : undefined);
  const title = person ? nameOf(person) : t`Person`;
  return (
    <Screen name="subject-profile" title={title}>
      <Way id={id} here={title} />
      {unpermitted ? (
        <UnpermittedPerson key={id} query={listed} />
      ) : (
        <Permitted key={id} id={id} query={query} />
      )}
    </Screen>
  );
}

/** Back to the list that the person was opened from, and on in it. */
function Way({ id, here }: { id: number; here: string }) {
  const { t } = useLingui();
  const kept = keptAround(id);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6">
      <Breadcrumbs
        steps={[
          <TextLink key="list" to={kept?.to ?? '/admin/talent'} search={kept?.search ?? {}}>
            {kept?.title ?? t`Talent`}
          </TextLink>,
          here,
        ]}
      />
      {kept && <ListLinks {...kept} />}
    </div>
  );
}

function Permitted({ id, query }: { id: number; query: UseQueryResult<Profile> }) {
  // Asked for at once with the rest, so that nothing moves when it comes.
  const notes = useQuery(notesOf(id));
  const timeline = useQuery(timelineOf(id, { kind: undefined, page: 1 }));
  const profiles = useQuery(referenceProfiles);
  // Without it nobody knows yet whether pins will be asked for: what is typed by then would go with the skeleton.
  const login = useLoginProfile();
  const pins = login.data?.features.includes('pins') === true;
  const inRoles = useQuery({ ...rolePins(id), enabled: pins });
  const asSuccessor = useQuery({ ...successionPins(id), enabled: pins });
  const beside = [login, notes, timeline, profiles, ...(pins ? [inRoles, asSuccessor] : [])];
  return (
    <Loaded
      query={query}
      skeleton={<PersonSkeleton />}
      beside={beside.map((one) => orFailed(one as UseQueryResult))}
    >
      {(profile) => <Person id={id} profile={profile} />}
    </Loaded>
  );
}

type Campaign = Profile['campaigns'][number];
const statusOf = ({ status }: Pick<Campaign, 'status'>) => <SubjectDot status={status} />;
const stageOf = (stage: NonNullable<Campaign['stage']>) => <StageMark stage={stage} />;

type Task =
  | { kind: 'labels' }
  | { kind: 'stage'; campaign: Campaign }
  | { kind: 'succession'; pin: SuccessionPin | undefined };

function Person({ id, profile }: { id: number; profile: Profile }) {
  const { t } = useLingui();
  const [task, setTask] = useState<Task>();
  const { subject, labels, campaigns, results, looked } = profile;
  const stage = campaigns.find((one) => one.stage)?.stage;
  const since = dayInShort(profile.permission.granted_at);
  const sentences = summaryOf(results);
  const features = useLoginProfile().data?.features ?? [];
  const groups = useQuery(referenceProfiles).data ?? [];
  const roles = groups.map(({ group, profiles }) => ({
    value: group,
    items: profiles.map(({ reference, name }) => ({ value: reference, label: name })),
  }));
  return (
    <>
      <PersonHead
        person={subject}
        stage={stage && <StageMark stage={stage} />}
        note={<Trans>Permission to see results since {since}</Trans>}
        labels={labels.length > 0 && <LabelChips labels={labels} most={12} />}
        actions={
          <Button onClick={() => setTask({ kind: 'labels' })}>
            <Trans>Edit labels</Trans>
          </Button>
        }
      />
      <PersonColumns
        side={
          <>
            <CampaignsCard
              campaigns={campaigns}
              email={subject.email}
              statusOf={statusOf}
              stageOf={stageOf}
              onMove={({ id: wanted }) => {
                const campaign = campaigns.find((one) => one.id === wanted);
                if (campaign) setTask({ kind: 'stage', campaign });
              }}
            />
            <JobCard subjectId={id} given={profile.given_data} roles={roles} />
            {features.includes('pins') && (
              <PinsCard
                subjectId={id}
                roles={roles}
                readinessOf={(when) => t(readinessWords[when])}
                onSuccession={(pin) => setTask({ kind: 'succession', pin })}
              />
            )}
            <PersonCvCard subjectId={id} cv={profile.cv} />
            {features.includes('profile_sync') && (
              <SkillsCard subjectId={id} skills={profile.skills} />
            )}
            <LookedCard looked={looked} />
          </>
        }
      >
        {sentences.length > 0 && (
          <Card title={t`Summary`}>
            <p className="max-w-reading">{sentences.join(' ')}</p>
          </Card>
        )}
        <TestCards subjectId={id} cards={results} attemptInWords={attemptInWords} />
        <NotesCard subjectId={id} />
        <FieldsCard subjectId={id} fields={profile.custom_fields} />
        <TimelineCard subjectId={id} />
      </PersonColumns>
      {task?.kind === 'labels' && (
        <LabelPicker
          subjects={[id]}
          carried={labels}
          onClose={() => setTask(undefined)}
          onDone={(ticked) =>
            amendProfile(id, (kept) => ({
              ...kept,
              labels: ticked.map(({ id: label, name, colour }) => ({ id: label, name, colour })),
            }))
          }
        />
      )}
      {task?.kind === 'succession' && (
        <SuccessorDialog
          person={subject}
          entity={task.pin?.entity}
          readiness={task.pin?.role_type}
          note={task.pin?.note}
          onClose={() => {
            setTask(undefined);
            forgetPins(id);
          }}
        />
      )}
      {task?.kind === 'stage' && (
        <MoveDialog
          campaignId={task.campaign.id}
          people={[id]}
          present={task.campaign.stage?.id}
          onClose={() => setTask(undefined)}
          onMoved={(moved) =>
            amendProfile(id, (kept) => ({
              ...kept,
              campaigns: kept.campaigns.map((one) =>
                one.id === task.campaign.id ? { ...one, stage: moved } : one,
              ),
            }))
          }
        />
      )}
    </>
  );
}
