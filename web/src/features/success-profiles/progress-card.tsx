import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/page/card.tsx';
import type { SuccessProfile } from './api.ts';
import { PeopleProgress } from './people-progress.tsx';

type Counts = Pick<SuccessProfile, 'people_count' | 'reviewed_count' | 'counted'>;

/** How far reviewing is, and what that allows one to say. */
export function ProgressCard(props: Counts) {
  const { people_count: people, reviewed_count: reviewed, counted } = props;
  const { t } = useLingui();
  const lost = reviewed - counted;
  const open = people - reviewed;
  return (
    <Card title={t`What the reviews can show so far`}>
      <div className="grid gap-4">
        <PeopleProgress people={counted} />
        {(open > 0 || lost > 0) && (
          <ul className="grid gap-1 text-small text-muted">
            {open > 0 && (
              <li>
                {t`${plural(open, {
                  one: '# person has not been reviewed yet.',
                  other: '# people have not been reviewed yet.',
                })}`}
              </li>
            )}
            {lost > 0 && (
              <li>
                {t`${plural(lost, {
                  one: '# reviewed person does not count: a personality result and permission to see it are needed.',
                  other:
                    '# reviewed people do not count: a personality result and permission to see it are needed.',
                })}`}
              </li>
            )}
          </ul>
        )}
      </div>
    </Card>
  );
}
