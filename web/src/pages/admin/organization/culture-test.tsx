import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { oneCultureTest } from '../../../features/culture/api.ts';
import { Describe } from '../../../features/culture/describe.tsx';
import { Participants } from '../../../features/culture/participants.tsx';
import { StartForm } from '../../../features/culture/start-form.tsx';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { FormSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

const own = { to: '/admin/manager/organization/view' } as const;
const ownLink = (
  <TextLink key="own" {...own}>
    <Trans>Your organisation</Trans>
  </TextLink>
);

export function CultureTestNewPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Screen name="culture-test-new" title={t`New culture test`}>
      <PageHeader
        above={<Breadcrumbs steps={[ownLink, t`New culture test`]} />}
        title={t`New culture test`}
        meta={t`Several managers describe how your organisation works. Culture reports then compare candidates with it.`}
      />
      <Card className="max-w-160">
        <div className="py-2">
          <StartForm
            cancel={
              <ButtonLink {...own}>
                <Trans>Cancel</Trans>
              </ButtonLink>
            }
            onStarted={({ id }) =>
              void navigate({
                to: '/admin/manager/organization/culture/$id',
                params: { id: String(id) },
              })
            }
          />
        </div>
      </Card>
    </Screen>
  );
}

const route = getRouteApi('/manager/staff/organization/admin/manager/organization/culture/$id');

export function CultureTestPage() {
  const { t } = useLingui();
  const id = positive(route.useParams().id) ?? 0;
  // What is typed here is newer than what a look from elsewhere would bring.
  const query = useQuery({ ...oneCultureTest(id), refetchOnWindowFocus: false });
  const name = query.data?.name ?? t`Culture test`;
  return (
    <Screen name="organization-culture-test" title={name}>
      <Loaded query={query} title={t`Culture test`} skeleton={<FormSkeleton />}>
        {(test) => (
          <>
            <PageHeader
              above={<Breadcrumbs steps={[ownLink, test.name]} />}
              title={<span className="[overflow-wrap:anywhere]">{test.name}</span>}
              meta={<span className="block max-w-reading">{test.instruction}</span>}
              actions={<Results id={test.id} />}
            />
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7">
              <Describe key={test.id} test={test} results={<Results id={test.id} primary />} />
              <Participants test={test} />
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Results({ id, primary }: { id: number; primary?: boolean }) {
  return (
    <ButtonLink
      to="/admin/manager/organization/culture/results/$id"
      params={{ id: String(id) }}
      {...(primary && { look: 'primary' as const })}
    >
      <Trans>View results</Trans>
    </ButtonLink>
  );
}
