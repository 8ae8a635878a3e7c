import { nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { ReadReport } from '../../../features/reports/read-report.tsx';
import { reviewCategories, reviewResults } from '../../../features/reviews/api.ts';
import { ReviewPanel } from '../../../features/reviews/review-panel.tsx';
import { profilePath, ProfileSteps } from '../../../features/success-profiles/profile-steps.tsx';
import { positive } from '../../../lib/search.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { PersonLink } from '../../../ui/actions/person-link.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';

const route = getRouteApi(
  '/manager/staff/organization/admin/manager/organization/success-profile/$successProfileId/subject/$subjectId/category/$categoryId',
);

/** How managers judge the work of one person: the own review first, then what everyone has given. */
export function SuccessProfileReviewPage() {
  const params = route.useParams();
  const subjectId = positive(params.subjectId) ?? 0;
  const successProfileId = positive(params.successProfileId) ?? 0;
  // Only what is opened anew is read anew.
  return (
    <ReviewPage key={`${subjectId} ${successProfileId}`} {...{ subjectId, successProfileId }} />
  );
}

interface ReviewPageProps {
  subjectId: number;
  successProfileId: number;
}

function ReviewPage({ subjectId, successProfileId }: ReviewPageProps) {
  const { t } = useLingui();
  const results = useQuery(reviewResults(subjectId, successProfileId));
  const categories = useQuery({ ...reviewCategories(subjectId), refetchOnMount: 'always' });
  // A draft may have been gone on with elsewhere: the form begins from what the server has now.
  const fresh = categories.isFetchedAfterMount || categories.isError;
  const name = results.data && nameOf({ ...results.data.subject, email: '' });
  return (
    <Screen name="success-profile-review" title={name ? t`Review of ${name}` : t`Review`}>
      <ReadReport
        query={results}
        skeleton={<LongPageSkeleton />}
        subjects={[subjectId]}
        campaign={undefined}
        wayOn={
          <ButtonLink {...profilePath(successProfileId)} look="primary">
            <Trans>Back to the success profile</Trans>
          </ButtonLink>
        }
      >
        {(data) => (
          <Loaded query={categories} skeleton={<LongPageSkeleton />}>
            {(all) => {
              if (!fresh) return <LongPageSkeleton />;
              const { id: categoryId } = data.success_profile.category;
              const category = all.find(({ id }) => id === categoryId);
              const own = category?.success_profiles.find(
                ({ success_profile_report_id: id }) => id === successProfileId,
              );
              if (category === undefined || own === undefined) throw notFound();
              return (
                <>
                  <PageHeader
                    above={<ProfileSteps profile={data.success_profile}>{name}</ProfileSteps>}
                    title={
                      <span className="[overflow-wrap:anywhere]">
                        <PersonLink id={subjectId}>{name}</PersonLink>
                      </span>
                    }
                    meta={
                      <Trans>
                        Review for “{data.success_profile.name}”, {category.name}
                      </Trans>
                    }
                  />
                  <ReviewPanel
                    place={{ successProfileId, subjectId, categoryId }}
                    category={category}
                    own={own.own}
                    results={data}
                  />
                </>
              );
            }}
          </Loaded>
        )}
      </ReadReport>
    </Screen>
  );
}
