import { nameOf } from '@assay/contract/person-name';
import { useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { ShortPageSkeleton } from '../../ui/skeleton.tsx';
import { peopleOfCampaign } from './api.ts';
import { listInWords } from './words.ts';

export interface NoReportProps {
  error: ApiError;
  /** Whose results were asked for. */
  subjects: readonly number[];
  campaign: number | undefined;
  /** What one person of the campaign has not done yet, as the end of a sentence. */
  unfinished?: string;
  /** Which test several people are compared in. */
  test?: string;
  /** Another way on, beside the one back. */
  children?: ReactNode;
}

const featureNames: Record<string, string> = {
  team_compare: 'Comparing teams',
  iq: 'Logical reasoning',
  culture: 'The culture test',
  burnout: 'Energy',
  wfh_index: 'The working-from-home index',
  video_interviews: 'The video interview',
};

/** Why there is nothing to show: no permission, not finished, switched off, or nobody of that number. */
export function NoReport(props: NoReportProps) {
  const { error, subjects, campaign, children } = props;
  const { test = 'personality', unfinished = `has not completed the ${test} test.` } = props;
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
      Back to the campaign
    </ButtonLink>
  ) : (
    <ButtonLink to="/admin/assessments">Go to the assessments</ButtonLink>
  );
  if (isLoading) return <ShortPageSkeleton />;
  if (isUnpermitted(error)) {
    const who = several ? 'Each person' : names || 'This person';
    const which = several
      ? `for at least one of ${names || 'these people'} your organisation has`
      : 'your organisation has';
    return (
      <EntryCard
        title={several ? 'No permission for one of these results' : 'No permission for this report'}
        lead={`${who} decides who sees the results, and ${which} no permission at the moment. It may not have been given yet, or it was taken back; either is their right and says nothing about them.`}
      >
        <div className="flex flex-wrap gap-2.5">
          {children}
          {back}
        </div>
      </EntryCard>
    );
  }
  if (error.status === 403) {
    const what = featureNames[error.feature ?? ''] ?? 'Personality';
    return (
      <EntryCard title={`${what} is not switched on`} lead={error.message}>
        {back}
      </EntryCard>
    );
  }
  if (error.code !== 'not_finished' && found.length < subjects.length) throw notFound();
  return (
    <EntryCard
      title="Not finished yet"
      lead={
        several
          ? `At least one of ${names || 'them'} has not completed the ${test} test. The comparison is here as soon as all have.`
          : `${names || 'This person'} ${unfinished} The report is here as soon as that is done.`
      }
    >
      <div className="flex flex-wrap gap-2.5">
        {children}
        {back}
      </div>
    </EntryCard>
  );
}

function isUnpermitted({ code }: ApiError): boolean {
  return code === 'permission_required';
}
