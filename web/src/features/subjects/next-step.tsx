import { isTestPage } from '@assay/contract/test-pages';
import { pathsOf } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { CampaignEnd } from './campaign-end.tsx';
import { orFailed } from '../../api/loaded.tsx';
import { useOwnTests } from './own-tests.ts';
import { TestProgress } from './test-progress.tsx';
import { afterTest, isBegun } from './to-do.ts';
import type { AfterTest, OpenTest, Test } from './to-do.ts';

/** For the page to wait for: what comes next stands above what is read, and would move it. */
export function useNextStep() {
  return orFailed(useOwnTests());
}

/** The end of one test: how far the campaign is and what comes next, or that everything is done. */
export function NextStep({ test }: { test: Test['id'] }) {
  const { data, isPending } = useOwnTests();
  // It has failed and is asked for again: about as tall as what comes.
  if (isPending) return <Skeleton className="mb-7 h-32 print:hidden" />;
  const after = data && afterTest(data, test);
  if (!after) return null;
  const { invite, progress, next } = after;
  // A test that can no longer be started leaves a campaign without an end.
  if (!next && progress.done < progress.all) return null;
  return (
    <div className="mb-7 print:hidden">
      {next ? <Finished {...after} next={next} /> : <CampaignEnd campaigns={[invite]} />}
    </div>
  );
}

function Finished({ invite, progress, next: { test } }: AfterTest & { next: OpenTest }) {
  const { done, all } = progress;
  const { name } = test;
  const path = pathsOf(test.id)?.test ?? '/';
  return (
    <section className="rounded-card border border-line bg-surface px-5 py-4.5 sm:px-6">
      <p className="text-small text-muted">{invite.campaign_name}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-title">
            <Trans>
              Completed, {done} of {all}
            </Trans>
          </h2>
          <p className="mt-0.5 text-muted">
            <Trans>
              Next: <strong className="text-ink">{name}</strong>
            </Trans>
            {' · '}
            <TestProgress test={test} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 max-sm:w-full">
          <ButtonLink to="/" look="plain" className="max-sm:order-last max-sm:w-full">
            <Trans>Later</Trans>
          </ButtonLink>
          <ButtonLink
            to={path}
            reloadDocument={isTestPage(path)}
            look="primary"
            className="max-sm:w-full"
          >
            {isBegun(test) ? <Trans>Continue the test</Trans> : <Trans>Go to the next test</Trans>}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
