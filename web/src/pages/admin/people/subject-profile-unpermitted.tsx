import { nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { PermissionDialog } from '../../../features/campaigns/people/permission-dialog.tsx';
import { SubjectDot } from '../../../features/campaigns/status.tsx';
import { LabelChips } from '../../../features/labels/label-chips.tsx';
import type { ListedPerson } from '../../../features/person/api.ts';
import { CampaignsCard } from '../../../features/person/campaigns-card.tsx';
import { PersonHead } from '../../../features/person/person-head.tsx';
import { PersonColumns, PersonSkeleton } from '../../../features/person/person-skeleton.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/page/card.tsx';

const statusOf = ({ status }: Pick<ListedPerson, 'status'>) => <SubjectDot status={status} />;

/** Somebody who has not given permission: what the organisation has typed itself, and how to ask. */
export function UnpermittedPerson({ query }: { query: UseQueryResult<ListedPerson> }) {
  return (
    <Loaded query={query} skeleton={<PersonSkeleton />}>
      {(person) => <Known person={person} />}
    </Loaded>
  );
}

function Known({ person }: { person: ListedPerson }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { labels, campaigns, campaign, permission_asked: asked } = person;
  const name = nameOf(person);
  return (
    <>
      <PersonHead person={person} labels={labels.length > 0 && <LabelChips labels={labels} />} />
      <PersonColumns
        side={<CampaignsCard campaigns={campaigns} email={person.email} statusOf={statusOf} />}
      >
        <Card title={t`No permission yet`}>
          <p className="max-w-reading">
            <Trans>
              {name} decides who sees the results, and your organisation has no permission. It may
              not have been given yet, or it may have been withdrawn. Either is their right and says
              nothing about them.
            </Trans>
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button look="primary" onClick={() => setAsking(true)}>
              <Trans>Request permission</Trans>
            </Button>
            {asked && (
              <span className="text-small text-muted">
                <Trans>You have requested permission before.</Trans>
              </span>
            )}
          </div>
        </Card>
      </PersonColumns>
      {asking && (
        <PermissionDialog
          campaign={campaign}
          person={{ ...person, invited_at: null, permission_asked_at: null }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
