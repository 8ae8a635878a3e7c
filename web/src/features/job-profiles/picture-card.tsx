import { jobProfileLimits } from '@assay/contract/job-profiles';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { counted, decimal } from '../../lib/numbers.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Card } from '../../ui/page/card.tsx';
import { Density } from '../../ui/charts/density.tsx';
import type { Picture, Targets } from './api.ts';
import { picture } from './api.ts';
import type { JobProfileValues } from './form-values.ts';
import { targetsIn } from './form-values.ts';

const { facets, targetFrom, targetTo, weight: mostWeight } = jobProfileLimits;

/** Numbers that are half typed draw nothing. */
function drawable(targets: Targets): boolean {
  return (
    targets.length >= facets &&
    targets.every(
      ({ target, weight }) =>
        target >= targetFrom && target <= targetTo && weight >= 0.0001 && weight <= mostWeight,
    )
  );
}

interface PictureCardProps {
  form: UseFormReturn<JobProfileValues>;
  /** The profile that is being edited, which is not compared with itself. */
  id: number | undefined;
}

/** What the profile does, while it is written. */
export function PictureCard({ form, id }: PictureCardProps) {
  const { t } = useLingui();
  const rows = useWatch({ control: form.control, name: 'targets' });
  const targets = useSettled(targetsIn(rows), 400);
  const ready = drawable(targets);
  const query = useQuery(picture(ready ? targets : null, id));
  let content: ReactNode = (
    <p className="min-h-60 text-muted">
      {ready ? t`Drawing…` : t`Ask for at least ${facets} facets to see the picture.`}
    </p>
  );
  if (ready && query.data) content = <Drawn drawn={query.data} stale={query.isPlaceholderData} />;
  else if (ready && query.isError) content = <p className="min-h-60">{query.error.message}</p>;
  return (
    <Card
      title={t`What people get on it`}
      note={t`Simulated people of the norm group, as in a recruitment campaign`}
      className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
    >
      {content}
    </Card>
  );
}

function Drawn({ drawn, stale }: { drawn: Picture; stale: boolean }) {
  const { t } = useLingui();
  const { average, median, quartiles, range, shares } = drawn;
  const whole = (value: number) => counted(Math.round(value));
  const [atFifty, middle] = [whole(average), whole(median)];
  const [halfFrom, halfTo] = quartiles.map(whole);
  const [from, to] = range.map(whole);
  return (
    <div aria-busy={stale} className="grid gap-4">
      <Density
        title={t`Points of match of typical people, 0 to 100`}
        label={t`Half of all typical people get ${halfFrom} to ${halfTo} points of match, with a median of ${middle}. A person with T 50 on every facet gets ${atFifty}.`}
        domain={[0, 100]}
        spread={{ shares }}
        quartiles={quartiles}
        marker={{ at: average, label: atFifty }}
        hue="violet"
        format={whole}
      />
      <p className="text-small">
        <Trans>
          A person with T 50 on every facet gets {atFifty} points of match (the dot). Half of all
          typical people get {halfFrom} to {halfTo} (the grey range), with a median of {middle}; 90
          of 100 get {from} to {to}. Reports show where a person’s points rank among these people.
        </Trans>
      </p>
      <Alike drawn={drawn} />
    </div>
  );
}

function Alike({ drawn: { alike, compared, error } }: { drawn: Picture }) {
  const { t } = useLingui();
  const [count, all, places] = [
    counted(alike.length),
    counted(compared),
    counted(Math.round(error)),
  ];
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-medium">
        {alike.length === 0
          ? t`It differs clearly from every other job profile`
          : t`It hardly differs from ${count} of ${all} job profiles`}
      </h3>
      <p className="text-small text-muted">
        <Trans>
          A person’s place among 100 typical people has a standard error of {places} places. Two
          profiles hardly differ if the places of at least 68 of 100 people differ by less than
          that, which is no more than between two tests of the same person.
        </Trans>
      </p>
      {alike.length > 0 && (
        <details className="text-small">
          <summary className="cursor-pointer py-1 text-accent">
            {t`${plural(alike.length, { one: 'Show # profile', other: 'Show # profiles' })}`}
          </summary>
          <ul className="mt-1 divide-y divide-line border-t border-line">
            {alike.map(({ id, name, share, correlation }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                <span className="[overflow-wrap:anywhere]">{name}</span>
                <span className="whitespace-nowrap text-muted">
                  {t`${share} of 100 people, r = ${decimal(correlation, 2)}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
