import { successOutcomes } from '@assay/contract/success-evidence';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { AgreementCard } from '../../../features/success-profiles/agreement-card.tsx';
import type { Correlations } from '../../../features/success-profiles/api.ts';
import { correlations, successProfile } from '../../../features/success-profiles/api.ts';
import { ChanceCard } from '../../../features/success-profiles/chance-card.tsx';
import { EvidenceCard } from '../../../features/success-profiles/evidence-card.tsx';
import { ProfileSteps } from '../../../features/success-profiles/profile-steps.tsx';
import { ProposalCard } from '../../../features/success-profiles/proposal-card.tsx';
import { SummaryCard } from '../../../features/success-profiles/summary-card.tsx';
import { TooFewCard } from '../../../features/success-profiles/too-few-card.tsx';
import { VersionsCard } from '../../../features/success-profiles/versions-card.tsx';
import { positive } from '../../../lib/search.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { Loading, LongPageSkeleton, Skeleton } from '../../../ui/page/skeleton.tsx';

const route = getRouteApi(
  '/manager/staff/organization/admin/manager/organization/success-profile/$successProfileId/report',
);

/** What goes with good work, how sure that is, and the reference profile that can be made of it. */
export function SuccessProfileReportPage() {
  const { t } = useLingui();
  const { successProfileId } = route.useParams();
  const id = positive(successProfileId) ?? 0;
  const query = useQuery(successProfile(id));
  // Takes seconds with many people; the head of the page does not wait for it.
  const study = useQuery(correlations(id));
  return (
    <Screen name="success-profile-report" title={query.data?.name ?? t`Success profile report`}>
      <Loaded query={query} title={t`Success profile report`} skeleton={<LongPageSkeleton />}>
        {(profile) => (
          <>
            <PageHeader
              above={<ProfileSteps profile={profile}>{t`Report`}</ProfileSteps>}
              title={<span className="[overflow-wrap:anywhere]">{profile.name}</span>}
              meta={t`${profile.category.name} · what goes with good work here, and how sure that is`}
            />
            <Loaded query={study} skeleton={<StudySkeleton />}>
              {(report) => <Report key={report.id} report={report} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function StudySkeleton() {
  return (
    <Loading>
      <div className="rounded-card border border-line bg-surface p-6">
        <p className="mb-6 text-small text-muted">
          <Trans>
            Comparing every scale with the reviews. With many people this takes some seconds.
          </Trans>
        </p>
        <Skeleton className="h-80" />
      </div>
    </Loading>
  );
}

function Report({ report }: { report: Correlations }) {
  const { t } = useLingui();
  const [saved, setSaved] = useState<number>();
  const versions = useQuery(successProfile(report.id)).data?.versions ?? [];
  const { id, name, strength, chance, scales, profiles, norm } = report;
  const old = versions.length > 0 && <VersionsCard versions={versions} />;
  if (strength === 'hidden') {
    return (
      <div className="grid gap-6">
        <TooFewCard report={report} />
        {old}
      </div>
    );
  }
  const correlationsFound = scales.flatMap(({ numbers }) => (numbers ? [numbers.r] : []));
  const largest = correlationsFound.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0];
  return (
    <div className="grid gap-6">
      <SummaryCard report={report} />
      {successOutcomes.map((outcome) => (
        <EvidenceCard key={outcome} report={report} outcome={outcome} />
      ))}
      {chance && largest !== undefined && (
        <ChanceCard chance={chance} largest={largest} compared={correlationsFound.length} />
      )}
      <AgreementCard id={id} />
      {saved !== undefined && (
        <Banner
          tone="good"
          live
          title={t`Version ${saved} is saved.`}
          actions={
            <ButtonLink to="/admin/assessments/new">
              <Trans>New campaign</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            Campaigns can now choose “{name}” as their reference profile. Wherever it is chosen, it
            says what it may be used for.
          </Trans>
        </Banner>
      )}
      {profiles.map((proposal) => (
        <ProposalCard key={proposal.outcome} {...{ id, proposal }} onSaved={setSaved} />
      ))}
      {old}
      {norm && (
        <p className="text-small text-muted">
          <Trans>Scores by the norm “{norm}”.</Trans>
        </p>
      )}
    </div>
  );
}
