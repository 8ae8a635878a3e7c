import { testTypeIds } from '@assay/contract/instruments';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button-link.tsx';
import { textHue } from '../../ui/charts/hue.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { Deadline } from '../../ui/moment.tsx';
import { MoreTime } from './more-time.tsx';
import { minutesLeft } from './to-do.ts';
import type { Invite, OpenTest } from './to-do.ts';

/** The one thing to do next, with all that decides when to do it. */
export function OpenTestCard({ open, path }: { open: OpenTest; path: string }) {
  const { t } = useLingui();
  const { test, next, over } = open;
  const { answered, questions } = test;
  const begun = answered > 0;
  const minutes = minutesLeft(test);
  const timed = test.id === testTypeIds.iq;
  const hue = timed ? 'logical' : 'personality';
  const asking = [...new Set(open.invites.map(({ organization }) => organization.name))].join(', ');
  if (over && !begun) return <ClosedTest name={test.name} organization={asking} invite={next} />;
  return (
    <section className="rounded-card border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8">
      <div className={`text-small font-medium ${textHue[hue]}`}>
        {begun ? <Trans>Go on where you were</Trans> : <Trans>Next for you</Trans>}
      </div>
      <h2 className="mt-0.5 text-[1.5rem]/tight">{test.name}</h2>
      {begun ? (
        <div className="mt-4 max-w-100">
          <ProgressBar hue={hue} label={t`Answered`} value={answered} max={questions} />
          <p className="mt-2">
            <Trans>
              {answered} of {questions} answered
            </Trans>
            {!timed && (
              <span className="text-muted">
                {' · '}
                <Plural value={minutes} one="about # minute left" other="about # minutes left" />
              </span>
            )}
          </p>
        </div>
      ) : (
        <p className="mt-2 max-w-reading text-muted">
          {timed ? (
            <Trans>
              {questions} puzzles in two parts, about {minutes} minutes. Each part has a clock that
              cannot be stopped; you start it yourself, and between the parts you may rest.
            </Trans>
          ) : (
            <Trans>
              {questions} short statements about you, in about {minutes} minutes. You can stop at
              any time and go on later, on any device.
            </Trans>
          )}
        </p>
      )}
      {next && (
        <dl className="mt-5 grid gap-x-10 gap-y-3 sm:flex">
          <div>
            <dt className="text-small text-muted">
              <Trans>For</Trans>
            </dt>
            <dd>{asking}</dd>
          </div>
          <div>
            <dt className="text-small text-muted">
              {over ? <Trans>Was open until</Trans> : <Trans>Until</Trans>}
            </dt>
            <dd>
              <Deadline at={next.deadline} timeZone={next.time_zone} />
            </dd>
          </div>
        </dl>
      )}
      {over && (
        <p className="mt-3 text-muted">
          <Trans>The time is over, but you may finish what you have begun.</Trans>
        </p>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to={path} reloadDocument look="primary" className="px-6 max-sm:w-full">
          {begun ? <Trans>Continue the test</Trans> : <Trans>Go to the test</Trans>}
        </ButtonLink>
        {next && !over && <MoreTime invite={next} />}
      </div>
    </section>
  );
}

interface ClosedTestProps {
  name: string;
  organization: string;
  invite: Invite | undefined;
}

function ClosedTest({ name, organization, invite }: ClosedTestProps) {
  return (
    <section className="rounded-card border border-line bg-surface px-5 py-6 sm:px-8">
      <h2 className="text-title">
        <Trans>{name}: the time is over</Trans>
      </h2>
      <p className="mt-1.5 max-w-reading text-muted">
        {organization ? (
          <Trans>
            If you would still like to take part, you can ask {organization} for more time.
          </Trans>
        ) : (
          <Trans>Nobody asks for this test at the moment.</Trans>
        )}
      </p>
      {invite && (
        <div className="mt-3">
          <MoreTime invite={invite} />
        </div>
      )}
    </section>
  );
}
