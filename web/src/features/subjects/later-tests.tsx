import { isTestPage } from '@assay/contract/test-pages';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { dotHue } from '../../ui/charts/hue.ts';
import { Adjustments } from './adjustments.tsx';
import { hueOf } from './about-test.tsx';
import { InviteHead } from './invite-head.tsx';
import { MoveDeadline } from './move-deadline.tsx';
import { TestProgress } from './test-progress.tsx';
import { isBegun, organizationsOf } from './to-do.ts';
import type { AskedTests, OpenTest, Test } from './to-do.ts';

export interface LaterTestsProps {
  groups: readonly AskedTests[];
  pathOf: (test: Test) => string;
  /** The invitation of the card above, which says for whom, until when, and how to move the deadline. */
  above: number | undefined;
}

/** What comes after the next test: in any order, with a way into each. */
export function LaterTests({ groups, pathOf, above }: LaterTestsProps) {
  return (
    <Card flush title={<Trans>After that</Trans>} note={<Trans>In any order you like.</Trans>}>
      {groups.map(({ invite, tests }) => (
        <div key={invite?.id ?? 0}>
          {invite && (groups.length > 1 || invite.id !== above) && (
            <InviteHead invite={invite}>
              {invite.id !== above && (
                <div className="flex flex-wrap gap-x-8">
                  {!tests[0]?.over && <MoveDeadline invite={invite} />}
                  <Adjustments invite={invite} />
                </div>
              )}
            </InviteHead>
          )}
          <ul>
            {tests.map((open) => (
              <Row key={open.test.id} open={open} path={pathOf(open.test)} />
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

function Row({ open, path }: { open: OpenTest; path: string }) {
  const { t } = useLingui();
  const { test, invites, next, over } = open;
  const { name } = test;
  const others = organizationsOf(
    invites.filter(({ organization }) => organization.id !== next?.organization.id),
  );
  const begun = isBegun(test);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-5 py-3.5 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-[min(9rem,100%)] items-start gap-3">
        <span aria-hidden className={`my-0.5 w-1 shrink-0 self-stretch ${dotHue[hueOf(test)]}`} />
        <div className="leading-snug">
          <div className="font-medium">{name}</div>
          <div className="text-small text-muted">
            <TestProgress test={test} />
            {others && (
              <>
                {' · '}
                <Trans>also for {others}</Trans>
              </>
            )}
            {over && (
              <>
                {' · '}
                <Trans>the deadline has passed, but you can still finish it</Trans>
              </>
            )}
          </div>
        </div>
      </div>
      <ButtonLink
        to={path}
        reloadDocument={isTestPage(path)}
        aria-label={begun ? t`Continue: ${name}` : t`Start: ${name}`}
      >
        {begun ? <Trans>Continue</Trans> : <Trans>Start</Trans>}
      </ButtonLink>
    </li>
  );
}
