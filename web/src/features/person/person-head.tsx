import { nameOf } from '@assay/contract/person-name';
import type { Named } from '@assay/contract/person-name';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

interface PersonHeadProps {
  person: Named;
  /** Stage of the latest campaign. */
  stage?: ReactNode;
  labels?: ReactNode;
  /** A second line of facts. */
  note?: ReactNode;
  actions?: ReactNode;
}

/** Who it is and how to reach them. */
export function PersonHead({ person, stage, labels, note, actions }: PersonHeadProps) {
  const { t } = useLingui();
  const { email } = person;
  return (
    <>
      <PageHeader
        title={<span className="[overflow-wrap:anywhere]">{nameOf(person)}</span>}
        status={stage}
        meta={
          <>
            <TextAnchor
              href={`mailto:${email}`}
              aria-label={t`Write an email to ${email}`}
              className="[overflow-wrap:anywhere]"
            >
              {email}
            </TextAnchor>
            {note && <span className="block text-small">{note}</span>}
          </>
        }
        actions={actions}
      />
      {labels && <div className="-mt-3 mb-6">{labels}</div>}
    </>
  );
}
