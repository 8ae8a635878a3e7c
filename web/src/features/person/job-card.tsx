import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dayInShort } from '../../lib/moments.ts';
import { fieldErrors } from '../../lib/server-errors.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { SearchSelect } from '../../ui/fields/search-select.tsx';
import { DateField } from '../../ui/fields/text-field.tsx';
import type { Given } from './kept-api.ts';
import { saveGivenData } from './kept-api.ts';
import type { RoleGroups } from './roles.ts';
import { referenceOf, roleName, roleOf } from './roles.ts';

interface JobCardProps {
  subjectId: number;
  given: Given;
  roles: RoleGroups;
}

const readRole = ({ role_type: type, role_id: id }: Given) =>
  type === null || id === null ? undefined : { type, id };

/** What the organisation says of somebody's job with it. */
export function JobCard({ subjectId, given, roles }: JobCardProps) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const since = given.work_start_date_at_current_company;
  const role = readRole(given);
  return (
    <Card
      title={t`Current job`}
      actions={
        <Button aria-label={t`Edit the job`} onClick={() => setEditing(true)}>
          <Trans>Edit</Trans>
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        <dt className="text-muted">
          <Trans>Role</Trans>
        </dt>
        <dd className="[overflow-wrap:anywhere]">
          {role ? (roleName(roles, role) ?? t`A profile that no longer exists`) : '–'}
        </dd>
        <dt className="text-muted">
          <Trans>Since</Trans>
        </dt>
        <dd>{since ? dayInShort(`${since}T12:00Z`, 'UTC') : '–'}</dd>
      </dl>
      {editing && <JobDialog {...{ subjectId, given, roles }} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function JobDialog({ subjectId, given, roles, onClose }: JobCardProps & { onClose: () => void }) {
  const { t } = useLingui();
  const known = readRole(given);
  const [role, setRole] = useState(known ? referenceOf(known) : null);
  const [since, setSince] = useState(given.work_start_date_at_current_company ?? '');
  const { pending, error, run } = useSending(async () => {
    const chosen = role === null ? undefined : roleOf(role);
    await saveGivenData(subjectId, {
      work_start_date_at_current_company: since || null,
      role_type: chosen?.type ?? null,
      role_id: chosen?.id ?? null,
    });
    onClose();
  });
  const {
    work_start_date_at_current_company: ofSince,
    role_id,
    role_type,
    ...others
  } = fieldErrors(error);
  const ofRole = [...(role_id ?? []), ...(role_type ?? [])].join(' ') || undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Current job`}
      description={t`The succession board uses the role. Candidates can read both in the data they download.`}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <FormErrors errors={Object.values(others).flat()} />
        <SearchSelect
          label={t`Role`}
          optional
          placeholder={t`No role`}
          groups={roles}
          value={role}
          error={ofRole}
          onValue={setRole}
        />
        <DateField
          label={t`With you since`}
          optional
          value={since}
          error={ofSince?.join(' ')}
          onChange={({ target }) => setSince(target.value)}
        />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" look="primary" pending={pending}>
            <Trans>Save</Trans>
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
