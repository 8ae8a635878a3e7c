import { nameOf } from '@assay/contract/person-name';
import { useLingui } from '@lingui/react/macro';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { ProfilePerson, SuccessProfile } from './api.ts';
import { referenceOf } from './references.ts';

interface ReviewLinkProps {
  profile: Pick<SuccessProfile, 'id' | 'category'>;
  person: ProfilePerson;
}

/** To the own review of somebody: to give it, to go on with it, or to look at it with those of others. */
export function ReviewLink({ profile: { id, category }, person }: ReviewLinkProps) {
  const { t } = useLingui();
  const name = nameOf(person);
  const words = {
    none: [t`Review`, t`Review ${name}`],
    draft: [t`Continue`, t`Continue the review of ${name}`],
    given: [t`View`, t`View the reviews of ${name}`],
  }[person.own];
  return (
    <TextLink
      to="/admin/manager/organization/success-profile/$successProfileId/subject/$subjectId/category/$categoryId"
      params={{
        successProfileId: String(id),
        subjectId: String(person.subject_id),
        categoryId: referenceOf(category),
      }}
      preload={false}
      aria-label={words[1]}
    >
      {words[0]}
    </TextLink>
  );
}
