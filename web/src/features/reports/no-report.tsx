import { nameOf } from '@assay/contract/person-name';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { findFaceOfFeature } from '../../instruments/managers-faces.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { ShortPageSkeleton } from '../../ui/page/skeleton.tsx';
import { peopleOfCampaign } from './api.ts';
import { listInWords } from './words.ts';

export interface NoReportProps {
  error: ApiError;
  /** Whose results were asked for. */
  subjects: readonly number[];
  campaign: number | undefined;
  /** What is said of one person of the campaign, by name if it is known, who has not completed the test. */
  unfinished?: (name: string | undefined) => string;
  /** The same of several, by their names if they are known. */
  severalUnfinished?: (names: string) => string;
  /** Another way on, beside the one back. */
  children?: ReactNode;
}

/** Features that are no instrument's; those have their own words. */
const notEnabled: Record<string, MessageDescriptor> = {
  team_compare: msg`Team comparison is not enabled`,
  wfh_index: msg`The working-from-home index is not enabled`,
  success_profiles: msg`Success profiles are not enabled`,
};
const thisOff = msg`This report is not enabled`;

/** Why there is nothing to show: no permission, not finished, switched off, or nobody of that number. */
export function NoReport(props: NoReportProps) {
  const { i18n } = useLingui();
  const { error, subjects, campaign, children } = props;
  const { unfinished = noPersonality, severalUnfinished = notAllPersonality } = props;
  const asked = campaign !== undefined && (error.status === 404 || isUnpermitted(error));
  const { data: people, isLoading } = useQuery({
    ...peopleOfCampaign(campaign ?? 0),
    enabled: asked,
  });
  const found = (people ?? []).filter(({ id }) => subjects.includes(id));
  const names = listInWords(found.map(nameOf), 5);
  const several = subjects.length > 1;
  const back = campaign ? (
    <ButtonLink to="/admin/assessments/view/$id" params={{ id: String(campaign) }}>
      <Trans>Back to the campaign</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to="/admin/assessments">
      <Trans>Go to the campaigns</Trans>
    </ButtonLink>
  );
  if (isLoading) return <ShortPageSkeleton />;
  if (isUnpermitted(error)) {
    return (
      <EntryCard
        title={
          several ? t`No permission for one of these results` : t`No permission for this report`
        }
        lead={several ? severalUnpermitted(names) : oneUnpermitted(names)}
      >
        <div className="flex flex-wrap gap-2.5">
          {children}
          {back}
        </div>
      </EntryCard>
    );
  }
  if (error.status === 403) {
    const feature = error.feature ?? '';
    const title = notEnabled[feature] ?? findFaceOfFeature(feature)?.off ?? thisOff;
    return (
      <EntryCard title={i18n._(title)} lead={error.message}>
        {back}
      </EntryCard>
    );
  }
  if (error.code !== 'not_finished' && found.length < subjects.length) throw notFound();
  return (
    <EntryCard
      title={t`Not completed yet`}
      lead={several ? severalUnfinished(names) : unfinished(names || undefined)}
    >
      <div className="flex flex-wrap gap-2.5">
        {children}
        {back}
      </div>
    </EntryCard>
  );
}

function noPersonality(name: string | undefined): string {
  return name
    ? t`${name} has not completed the personality test. The report will be here once that is done.`
    : t`This person has not completed the personality test. The report will be here once that is done.`;
}

function notAllPersonality(names: string): string {
  return names
    ? t`At least one of ${names} has not completed the personality test. The comparison will be here once all have.`
    : t`At least one of these people has not completed the personality test. The comparison will be here once all have.`;
}

function oneUnpermitted(name: string): string {
  return name
    ? t`${name} decides who sees the results, and your organisation has no permission. It may not have been given yet, or it may have been withdrawn. Either is their right and says nothing about them.`
    : t`This person decides who sees the results, and your organisation has no permission. It may not have been given yet, or it may have been withdrawn. Either is their right and says nothing about them.`;
}

function severalUnpermitted(names: string): string {
  return names
    ? t`Each person decides who sees the results, and your organisation has no permission for at least one of ${names}. It may not have been given yet, or it may have been withdrawn. Either is their right and says nothing about them.`
    : t`Each person decides who sees the results, and your organisation has no permission for at least one of these people. It may not have been given yet, or it may have been withdrawn. Either is their right and says nothing about them.`;
}

function isUnpermitted({ code }: ApiError): boolean {
  return code === 'permission_required';
}
