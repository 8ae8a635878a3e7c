import { nameOf } from '@assay/contract/person-name';
import type { ReviewResults } from '@assay/contract/reviews';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import type { Place } from './api.ts';

interface NextPersonProps {
  place: Place;
  results: ReviewResults;
  look?: 'primary' | 'quiet';
}

/** How far the reviewer is with the people of the success profile, and who is still to be reviewed. */
export function NextPerson({ place, results, look = 'quiet' }: NextPersonProps) {
  const { t } = useLingui();
  const { people, done, next } = results;
  const name = next ? nameOf({ ...next, email: '' }) : '';
  return (
    <div className="grid gap-2.5">
      <p className="text-small text-muted">
        {t`You have reviewed ${done} of ${plural(people, { one: '# person', other: '# people' })}.`}
      </p>
      <ProgressBar label={t`Reviewed by you`} value={done} max={people} />
      {next ? (
        <ButtonLink
          look={look}
          to="/admin/manager/organization/success-profile/$successProfileId/subject/$subjectId/category/$categoryId"
          params={{
            successProfileId: String(place.successProfileId),
            subjectId: String(next.subject_id),
            categoryId: place.categoryId,
          }}
          preload={false}
        >
          <Trans>Next: {name}</Trans>
        </ButtonLink>
      ) : (
        done >= people && (
          <p className="text-small text-muted">
            <Trans>That is everyone.</Trans>
          </p>
        )
      )}
    </div>
  );
}
