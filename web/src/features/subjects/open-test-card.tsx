import { isTestPage } from '@assay/contract/test-pages';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { textHue } from '../../ui/charts/hue.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { Deadline } from '../../ui/text/moment.tsx';
import { OrganizationMark } from '../../ui/page/organization-mark.tsx';
import { Adjustments } from './adjustments.tsx';
import { AboutTest, hueOf } from './about-test.tsx';
import { MoveDeadline } from './move-deadline.tsx';
import { TestProgress } from './test-progress.tsx';
import { isBegun, organizationsOf } from './to-do.ts';
import type { OpenTest } from './to-do.ts';

/** The one thing to do next, with all that decides when to do it. */
export function OpenTestCard({ open, path }: { open: OpenTest; path: string }) {
  const { t } = useLingui();
  const { test, next, over } = open;
  const begun = isBegun(test);
  return (
    <section className="rounded-card border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8">
      <div className={`text-small font-medium ${textHue[hueOf(test)]}`}>
        {begun ? <Trans>Continue where you stopped</Trans> : <Trans>Next for you</Trans>}
      </div>
      <h2 className="mt-0.5 text-[1.5rem]/tight">{test.name}</h2>
      {begun ? (
        <div className="mt-4 max-w-100">
          <ProgressBar
            hue={hueOf(test)}
            label={t`Answered`}
            value={test.answered}
            max={test.questions}
          />
          <p className="mt-2">
            <TestProgress test={test} />
          </p>
        </div>
      ) : (
        <p className="mt-2 max-w-reading text-muted">
          <AboutTest test={test} />
        </p>
      )}
      {next && (
        <div className="mt-5 flex items-start gap-3">
          <OrganizationMark name={next.organization.name} logoUrl={next.organization.logo_url} />
          <dl className="grid min-w-0 gap-x-10 gap-y-3 sm:flex sm:flex-wrap">
            <div>
              <dt className="text-small text-muted">
                <Trans>For</Trans>
              </dt>
              <dd>
                {organizationsOf(open.invites)}
                <div className="text-small text-muted [overflow-wrap:anywhere]">
                  {next.campaign_name}
                </div>
              </dd>
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
        </div>
      )}
      {!next && !over && (
        <p className="mt-3 max-w-reading text-muted">
          <Trans>
            You take this test for yourself. No organisation can see the result unless you give it
            permission.
          </Trans>
        </p>
      )}
      {over && (
        <p className="mt-3 text-muted">
          <Trans>The deadline has passed, but you can still finish what you have started.</Trans>
        </p>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink
          to={path}
          reloadDocument={isTestPage(path)}
          look="primary"
          className="px-6 max-sm:w-full"
        >
          {begun ? <Trans>Continue the test</Trans> : <Trans>Go to the test</Trans>}
        </ButtonLink>
        {next && !over && <MoveDeadline invite={next} />}
        {next && <Adjustments invite={next} />}
      </div>
    </section>
  );
}
