import type { BurnoutRecord } from '@assay/contract/burnout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { navigateToOtherDocument } from '../../../api/hand-over.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { ConsentStep } from './consent-step.tsx';
import { DeleteRecord } from './delete-record.tsx';
import {
  consentBurnout,
  burnoutQuestions,
  ownRecords,
  createBurnout,
  testPathOf,
} from './records.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toastFailure } from '../../../ui/overlays/toast.tsx';
import { useSending } from '../../../lib/writes/use-sending.ts';

/** Before the questions: what is asked, who sees what, and the consent. */
export function BurnoutIntroPage() {
  const { t } = useLingui();
  const query = useQuery(ownRecords);
  return (
    <Screen name="happiness-intro" title={t`Energy`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={<Trans>Energy</Trans>}
          meta={
            <Trans>How rested or worn out you feel, in general and because of your work.</Trans>
          }
        />
        <Loaded query={query} skeleton={<LongPageSkeleton />}>
          {({ records: [latest], mayCreate }) => {
            if (!latest) return <NoRecord mayCreate={mayCreate} />;
            if (latest.completed_at) return <Done record={latest} mayCreate={mayCreate} />;
            return latest.consented_at ? <Begun record={latest} /> : <Fresh record={latest} />;
          }}
        </Loaded>
      </div>
    </Screen>
  );
}

function NoRecord({ mayCreate }: { mayCreate: boolean }) {
  const { t } = useLingui();
  return (
    <Card>
      {mayCreate ? (
        <EmptyState title={t`You have no answers here`} action={<Again look="primary" />}>
          <Trans>Your answers are deleted. You can start again whenever you like.</Trans>
        </EmptyState>
      ) : (
        <EmptyState title={t`You have not been asked to take this test`}>
          <Trans>
            It opens when an organisation invites you to it and has your permission to see the
            result.
          </Trans>
        </EmptyState>
      )}
    </Card>
  );
}

function Fresh({ record }: { record: BurnoutRecord }) {
  const query = useQuery(burnoutQuestions);
  return (
    <Loaded query={query} skeleton={<LongPageSkeleton />}>
      {({ consent }) => (
        <ConsentStep
          consent={consent}
          onAgree={async () => {
            await consentBurnout(record, consent);
            navigateToOtherDocument(testPathOf(record));
          }}
          decline={<TextLink to="/">{consent.decline}</TextLink>}
        />
      )}
    </Loaded>
  );
}

function Begun({ record }: { record: BurnoutRecord }) {
  const { t } = useLingui();
  const { answered, questions } = record;
  return (
    <Card title={<Trans>Continue where you left off</Trans>}>
      <div className="max-w-100">
        <ProgressBar hue="rose" label={t`Answered`} value={answered} max={questions} />
        <p className="mt-2">
          <Plural
            value={questions}
            one={`${answered} of # question answered`}
            other={`${answered} of # questions answered`}
          />
        </p>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ButtonLink to={testPathOf(record)} reloadDocument look="primary">
          <Trans>Continue</Trans>
        </ButtonLink>
        <DeleteRecord id={record.id} />
      </div>
    </Card>
  );
}

function Done({ record, mayCreate }: { record: BurnoutRecord; mayCreate: boolean }) {
  return (
    <Card title={<Trans>You have answered these questions</Trans>}>
      <p className="max-w-reading text-muted">
        {record.completed_at && (
          <Trans>
            The last time was on <Day at={record.completed_at} />. You can answer them again to see
            whether something has changed.
          </Trans>
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink to="/happines-energy/results">
          <Trans>See your result</Trans>
        </ButtonLink>
        {mayCreate && <Again look="primary" />}
      </div>
    </Card>
  );
}

function Again({ look }: { look: 'primary' | 'quiet' }) {
  const { pending, run: begin } = useSending(createBurnout, toastFailure);
  return (
    <Button look={look} pending={pending} onClick={() => void begin()}>
      <Trans>Answer the questions</Trans>
    </Button>
  );
}
