import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PersonalityWorking } from '../../../../features/reports/api.ts';
import { listInWords, number, range } from '../../../../features/reports/words.ts';

type Scale = PersonalityWorking['scales'][number];

interface ScaleWorkingProps {
  scale: Scale;
  scales: readonly Scale[];
}

/** One scale as a worked example: what it is the sum of, and each step with its numbers put in. */
export function ScaleWorking({ scale, scales }: ScaleWorkingProps) {
  const { code, name, kind, raw, mean, sd, z, sten, percentile, reliability, sem } = scale;
  const { publishedName } = scale;
  const [score, error, share] = [number(scale.t, 1), number(sem, 1), number(percentile, 1)];
  const unrounded = number(5.5 + 2 * z, 1);
  const deviations = number(z, 2);
  return (
    <section
      aria-label={name}
      className={`border-t border-line px-5 py-4 sm:px-6 ${kind === 'factor' ? 'bg-paper/55' : ''}`}
    >
      <h4 className="font-semibold">
        {name}{' '}
        <span className="font-normal text-muted">
          {code}
          {publishedName !== null && publishedName !== name && t`, published as ${publishedName}`}
        </span>
      </h4>
      <div className="mt-2 grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_25rem] print:grid-cols-[minmax(0,1fr)_20rem]">
        {kind === 'factor' ? (
          <Parts scale={scale} scales={scales} />
        ) : (
          <Items name={name} items={scale.items} />
        )}
        <dl className="grid content-start gap-y-1 text-small">
          <Line name={t`Raw score`}>
            <Raw scale={scale} scales={scales} />
          </Line>
          <Line name="z">
            ({number(raw, 1)} − {number(mean, 2)}) / {number(sd, 2)} = <b>{deviations}</b>
          </Line>
          <Line name="T">
            50 + 10 × {deviations} = <b>{score}</b>
          </Line>
          <Line name={t`Sten`}>
            <Trans>
              5.5 + 2 × {deviations} = {unrounded}, so <b>{sten}</b>
            </Trans>
          </Line>
          <Line name={t`Percentile`}>
            <Trans>{share} % of the norm group score lower</Trans>
          </Line>
          <Line name={t`Standard error`}>
            10 × √(1 − {number(reliability, 2)}) = {error}
          </Line>
          <Line name={t`95 % confidence range`}>
            {score} ± {number(1.96, 2)} × {error} = <b>{range(scale.interval, 1)}</b>
          </Line>
        </dl>
      </div>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The sum and what it is multiplied with; a factor's facets are added up where they make the sum. */
function Raw({ scale, scales }: ScaleWorkingProps) {
  const { parts, raw, factorOfSum } = scale;
  const sum = raw / factorOfSum;
  const facets = parts.flatMap((part) => scales.find(({ code }) => code === part)?.raw ?? []);
  const added = facets.reduce((all, one) => all + one, 0);
  // With answers missing, each facet is scaled up on its own.
  const shown =
    facets.length > 0 && Math.abs(added - sum) < 0.05
      ? facets.map((one) => number(one)).join(' + ')
      : null;
  const total = number(raw);
  if (factorOfSum === 1) {
    return (
      <>
        {shown ? (
          <>
            {shown} = <b>{total}</b>
          </>
        ) : parts.length > 0 ? (
          <Trans>
            sum of the facets: <b>{total}</b>
          </Trans>
        ) : (
          <Trans>
            sum of the four items: <b>{total}</b>
          </Trans>
        )}
      </>
    );
  }
  return (
    <>
      {shown ? `(${shown})` : number(sum, 1)} × {number(factorOfSum, 2)} = <b>{number(raw, 1)}</b>
    </>
  );
}

/** The facets that a factor is the sum of. */
function Parts({ scale, scales }: ScaleWorkingProps) {
  const names = scale.parts.map(
    (part) => scales.find(({ code }) => code === part)?.name ?? t`a facet that is not reported`,
  );
  const list = listInWords(names);
  const factor = number(scale.factorOfSum, 2);
  return (
    <p className="text-small">
      {scale.factorOfSum === 1
        ? t`The sum of ${list}.`
        : isFacetLeftOut(scale)
          ? t`The sum of ${list}, times ${factor} because one facet is left out here.`
          : t`The sum of ${list}, times ${factor} to make up for missing answers.`}
    </p>
  );
}

/** Five facets stand for six: nobody has left anything unanswered. */
function isFacetLeftOut({ parts, factorOfSum }: Scale): boolean {
  return parts.length < 6 && Math.abs(parts.length * factorOfSum - 6) < 1e-6;
}

export function Items({ name, items }: Pick<Scale, 'name' | 'items'>) {
  return (
    <ul aria-label={t`Items of ${name}`} className="text-small">
      {items.map(({ number: place, text, reversed }) => (
        <li key={place} className="flex gap-3 border-t border-line py-1 first:border-t-0">
          <span className="w-8 shrink-0 text-right tabular-nums text-muted">{place}</span>
          <span>
            {text}
            {reversed && <span className="text-muted"> {t`(reversed)`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
