import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { taker } from '../../../features/test-removal/api.ts';
import { TakerTests } from '../../../features/test-removal/taker-tests.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { FormSkeleton } from '../../../ui/page/skeleton.tsx';

const route = getRouteApi('/manager/staff/operator/admin/delete-tests');

/** Deleting tests for a candidate who has asked for it. */
export function DeleteTestsPage() {
  const { t } = useLingui();
  const { email } = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(email ?? '');
  const [shown, setShown] = useState(email);
  // Back leads to another person; the field goes along.
  if (email !== shown) {
    setShown(email);
    setTyped(email ?? '');
  }
  function find(event: FormEvent) {
    event.preventDefault();
    void navigate({ search: { email: typed.trim() || undefined } });
  }
  return (
    <Screen name="delete-tests" title={t`Delete tests`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={t`Delete tests`}
          meta={t`For candidates who have asked for it. They can also do this themselves.`}
        />
        <div className="grid gap-5">
          <Card>
            <form
              noValidate
              role="search"
              className="flex flex-wrap items-end gap-2.5"
              onSubmit={find}
            >
              <TextField
                className="min-w-0 flex-1 basis-64"
                label={t`Email address of the candidate`}
                type="email"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" look="primary">
                <Trans>Find candidate</Trans>
              </Button>
            </form>
          </Card>
          {email !== undefined && <Found key={email} email={email} />}
        </div>
      </div>
    </Screen>
  );
}

function Found({ email }: { email: string }) {
  const { t } = useLingui();
  const query = useQuery(taker(email));
  const { error } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <Card>
        <EmptyState title={t`No one has this address`}>
          <Trans>Please check the spelling. Deleted accounts are not found.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(found) => <TakerTests taker={found} />}
    </Loaded>
  );
}
