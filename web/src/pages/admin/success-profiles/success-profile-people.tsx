import { profiled, testOf } from '@assay/contract/instruments';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import type { Candidate, SuccessProfile } from '../../../features/success-profiles/api.ts';
import {
  candidates,
  editSuccessProfile,
  successProfile,
} from '../../../features/success-profiles/api.ts';
import { candidateColumns } from '../../../features/success-profiles/candidate-columns.tsx';
import { profilePath, ProfileSteps } from '../../../features/success-profiles/profile-steps.tsx';
import type { PersonSearch } from '../../../features/success-profiles/search.ts';
import { positive } from '../../../lib/search.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FormErrors } from '../../../ui/fields/form-errors.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';
import { useTalentChoices } from '../people/talent-choices.ts';

const route = getRouteApi(
  '/manager/staff/organization/admin/manager/organization/success-profile/$successProfileId/search-subjects',
);

const personality = testOf(profiled);

/** People of the organisation, to be added to a success profile. */
export function SuccessProfilePeoplePage() {
  const { t } = useLingui();
  const { successProfileId } = route.useParams();
  const query = useQuery(successProfile(positive(successProfileId) ?? 0));
  return (
    <Screen name="success-profile-people" title={t`Add people`}>
      <Loaded query={query} title={t`Add people`} skeleton={<LongPageSkeleton />}>
        {(profile) => (
          <>
            <PageHeader
              above={<ProfileSteps profile={profile}>{t`Add people`}</ProfileSteps>}
              title={t`Add people`}
              meta={t`Choose people who do this work and whose work you and your colleagues know. They can be reviewed once they have given permission, and count once they have a personality result.`}
            />
            <Choice profile={profile} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

const everybody = { name: undefined, test: undefined, campaign: undefined, label: undefined };

function Choice({ profile }: { profile: SuccessProfile }) {
  const { t } = useLingui();
  const { name, test, campaign, label, page } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(candidates({ name, testType: test, campaign, label, page }));
  const { tests, campaigns, labels } = useTalentChoices();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const count = chosen.size;
  const rows = query.data?.data ?? [];
  const filtered = [name, test, campaign, label].some((one) => one !== undefined);
  const inIt = new Set(profile.reviews.map(({ subject_id: id }) => id));
  const added = ({ id }: Candidate) => inIt.has(id);
  const free = rows.filter((person) => !added(person));
  const { pending, errors, run } = useSending(async () => {
    await editSuccessProfile(profile.id, { add: [...chosen] });
    toast(t`${plural(count, { one: '# person is added.', other: '# people are added.' })}`);
    void navigate(profilePath(profile.id));
  });
  const change = (next: PersonSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace });

  function choose(people: readonly Candidate[], wanted: boolean) {
    setChosen((now) => {
      const next = new Set(now);
      for (const { id } of people) {
        if (wanted) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }

  return (
    <div className="grid gap-4">
      <FormErrors errors={errors} />
      <Card flush>
        <CardToolbar>
          <SearchField
            label={t`Search people`}
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined }, true)}
          />
          <SelectField
            label={t`Test`}
            hideLabel
            className="max-sm:w-full sm:w-56"
            placeholder={t`Test: all`}
            options={tests}
            value={test ?? ''}
            onChange={({ target }) => change({ test: target.value || undefined })}
          />
          <SelectField
            label={t`Campaign`}
            hideLabel
            className="max-sm:w-full sm:w-56"
            placeholder={t`Campaign: all`}
            options={campaigns}
            value={campaign ?? ''}
            onChange={({ target }) => change({ campaign: Number(target.value) || undefined })}
          />
          <SelectField
            label={t`Label`}
            hideLabel
            className="max-sm:w-full sm:w-56"
            placeholder={t`Label: all`}
            options={labels}
            value={label ?? ''}
            onChange={({ target }) => change({ label: Number(target.value) || undefined })}
          />
        </CardToolbar>
        <div
          role="group"
          aria-label={t`Selected people`}
          className={`flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-1.5 text-small ${count > 0 ? 'sticky top-0 z-30 bg-accent-soft' : 'text-muted'}`}
        >
          <label className="flex min-h-7 items-center gap-3 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="choice"
              disabled={free.length === 0}
              checked={free.length > 0 && free.every(({ id }) => chosen.has(id))}
              onChange={({ target }) => choose(free, target.checked)}
            />
            <span aria-live="polite">
              {count > 0
                ? t`${plural(count, { one: '# selected', other: '# selected' })}`
                : t`Select all on this page`}
            </span>
          </label>
          {count > 0 && (
            <span className="ml-auto flex flex-wrap gap-2">
              <Button look="plain" onClick={() => setChosen(new Set())}>
                <Trans>Clear</Trans>
              </Button>
              <Button look="primary" pending={pending} onClick={() => void run()}>
                {t`${plural(count, { one: 'Add # person', other: 'Add # people' })}`}
              </Button>
            </span>
          )}
        </div>
        <PagedTable
          query={query}
          caption={t`People of your organisation`}
          columns={candidateColumns({
            other: tests.find(({ value }) => value === test && value !== personality)?.label,
            added,
            chosen: ({ id }) => chosen.has(id),
            onChoose: (person, wanted) => choose([person], wanted),
          })}
          rowKey={({ id }) => id}
          onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
          empty={
            filtered ? (
              <EmptyState
                title={t`No people match`}
                action={
                  <Button onClick={() => change(everybody)}>
                    <Trans>Show all people</Trans>
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title={t`No people yet`}
                action={
                  <ButtonLink to="/admin/assessments" look="primary">
                    <Trans>Go to campaigns</Trans>
                  </ButtonLink>
                }
              >
                <Trans>Invite the people of this work to a campaign first.</Trans>
              </EmptyState>
            )
          }
        />
      </Card>
    </div>
  );
}
