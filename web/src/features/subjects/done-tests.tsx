import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CheckIcon } from '../../ui/text/icons.tsx';
import { Day } from '../../ui/text/moment.tsx';
import { askingFor, organizationsOf } from './to-do.ts';
import type { Invite, Test } from './to-do.ts';

export interface DoneTestsProps {
  tests: readonly Test[];
  invites: readonly Invite[];
  /** Where the own result of a test is. */
  pathOf: (test: Test) => string | undefined;
}

export function DoneTests({ tests, invites, pathOf }: DoneTestsProps) {
  const { t } = useLingui();
  return (
    <Card flush title={<Trans>What you have completed</Trans>}>
      <ul>
        {tests.map((test) => {
          const path = pathOf(test);
          const { name } = test;
          const readers = organizationsOf(askingFor(test, invites));
          return (
            <li
              key={test.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-3.5 sm:px-6"
            >
              <div className="flex items-start gap-2.5">
                <CheckIcon className="mt-1 shrink-0 text-good" />
                <div className="leading-snug">
                  <div className="font-medium">{test.name}</div>
                  {test.completed_at && (
                    <div className="text-small text-muted">
                      <Trans>
                        Completed on <Day at={test.completed_at} />
                      </Trans>
                      {readers && (
                        <>
                          {' · '}
                          <Trans>for {readers}</Trans>
                        </>
                      )}
                    </div>
                  )}
                </div>
              </div>
              {path && (
                <ButtonLink
                  to={path}
                  aria-label={t`See your result: ${name}`}
                  className="max-sm:ml-6.5"
                >
                  <Trans>See your result</Trans>
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
