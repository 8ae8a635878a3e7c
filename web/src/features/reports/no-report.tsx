import { useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ApiError } from '../../api/api-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { ShortPageSkeleton } from '../../ui/skeleton.tsx';
import { personInCampaign } from './api.ts';
import { nameOf } from './words.ts';

interface NoReportProps {
  error: ApiError;
  subject: number;
  campaign: number | undefined;
}

/** Why there is no report: no permission, not finished, or nobody of that number. */
export function NoReport({ error, subject, campaign }: NoReportProps) {
  const { data: person, isLoading } = useQuery({
    ...personInCampaign(subject, campaign ?? 0),
    enabled:
      campaign !== undefined && (error.status === 404 || error.code === 'permission_required'),
  });
  const name = person ? nameOf(person) : 'This person';
  const back = campaign ? (
    <ButtonLink to="/admin/assessments/view/$id" params={{ id: String(campaign) }}>
      Back to the campaign
    </ButtonLink>
  ) : (
    <ButtonLink to="/admin/assessments">Go to the assessments</ButtonLink>
  );
  if (isLoading) return <ShortPageSkeleton />;
  if (error.code === 'permission_required') {
    return (
      <EntryCard
        title="No permission for this report"
        lead={`${name} decides who sees the results, and your organisation has no permission at the moment. It may not have been given yet, or it was taken back; either is their right and says nothing about them.`}
      >
        {back}
      </EntryCard>
    );
  }
  if (error.status === 403) {
    return (
      <EntryCard title="Personality is not switched on" lead={error.message}>
        {back}
      </EntryCard>
    );
  }
  if (!person) throw notFound();
  return (
    <EntryCard
      title="Not finished yet"
      lead={`${name} has not completed the personality test. The report is here as soon as that is done.`}
    >
      {back}
    </EntryCard>
  );
}
