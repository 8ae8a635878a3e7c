import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { successSizes } from '@assay/contract/success-evidence';
import { counted } from '../../lib/numbers.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import type { Correlations } from './api.ts';
import { PeopleProgress } from './people-progress.tsx';
import { profilePath } from './profile-steps.tsx';

/** In place of every number while there are too few people: how many more it takes, and where they are lost. */
export function TooFewCard({ report }: { report: Correlations }) {
  const { t } = useLingui();
  const { all, reviewed, permitted, counted: usable } = report.people;
  const missing = successSizes.exploratory - usable;
  const steps = [
    { words: t`in this success profile`, people: all },
    { words: t`reviewed by someone`, people: reviewed },
    { words: t`of these, with permission to see their results`, people: permitted },
    { words: t`of these, with a completed personality test`, people: usable },
  ];
  return (
    <Card
      title={t`${plural(missing, { one: '# more person needed', other: '# more people needed' })}`}
      note={t`No numbers are shown below 20 people. They would mostly be chance.`}
      actions={
        <ButtonLink {...profilePath(report.id)}>
          <Trans>Go to the people</Trans>
        </ButtonLink>
      }
    >
      <div className="grid gap-6">
        <ul className="grid gap-1">
          {steps.map(({ words, people }) => (
            <li key={words} className="flex gap-3">
              <strong className="min-w-8 text-right font-semibold tabular-nums">
                {counted(people)}
              </strong>
              {words}
            </li>
          ))}
        </ul>
        <PeopleProgress people={usable} />
      </div>
    </Card>
  );
}
