import type { ReactNode } from 'react';
import type { PersonalityWorking } from '../api.ts';
import { listInWords, number, range } from '../words.ts';

type Scale = PersonalityWorking['scales'][number];

interface ScaleWorkingProps {
  scale: Scale;
  scales: readonly Scale[];
}

/** One scale as a worked example: what it is the sum of, and each step with its numbers put in. */
export function ScaleWorking({ scale, scales }: ScaleWorkingProps) {
  const { code, name, kind, raw, mean, sd, z, t, sten, percentile, reliability, sem } = scale;
  return (
    <section
      aria-label={name}
      className={`border-t border-line px-5 py-4 sm:px-6 ${kind === 'factor' ? 'bg-paper/55' : ''}`}
    >
      <h4 className="font-semibold">
        {name}{' '}
        <span className="font-normal text-muted">
          {code}
          {scale.publishedName !== null &&
            scale.publishedName !== name &&
            `, published as ${scale.publishedName}`}
        </span>
      </h4>
      <div className="mt-2 grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_25rem] print:grid-cols-[minmax(0,1fr)_20rem]">
        {kind === 'factor' ? (
          <Parts scale={scale} scales={scales} />
        ) : (
          <Items name={name} items={scale.items} />
        )}
        <dl className="grid content-start gap-y-1 text-small">
          <Line name="Raw score">
            <Raw scale={scale} scales={scales} />
          </Line>
          <Line name="z">
            ({number(raw, 1)} − {number(mean, 2)}) / {number(sd, 2)} = <b>{number(z, 2)}</b>
          </Line>
          <Line name="T">
            50 + 10 × {number(z, 2)} = <b>{number(t, 1)}</b>
          </Line>
          <Line name="Sten">
            5.5 + 2 × {number(z, 2)} = {number(5.5 + 2 * z, 1)}, so <b>{sten}</b>
          </Line>
          <Line name="Percentile">{number(percentile, 1)} % of the norm group lie below</Line>
          <Line name="Standard error">
            10 × √(1 − {number(reliability, 2)}) = {number(sem, 1)}
          </Line>
          <Line name="95 % band">
            {number(t, 1)} ± 1.96 × {number(sem, 1)} = <b>{range(scale.interval, 1)}</b>
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
  if (factorOfSum === 1) {
    return (
      <>
        {shown
          ? `${shown} = `
          : parts.length > 0
            ? 'sum of the facets: '
            : 'sum of the four statements: '}
        <b>{number(raw)}</b>
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
    (part) => scales.find(({ code }) => code === part)?.name ?? 'a facet that is not reported',
  );
  return (
    <p className="text-small">
      The sum of {listInWords(names)}
      {scale.factorOfSum !== 1 &&
        `, times ${number(scale.factorOfSum, 2)} to make up for what is left out`}
      .
    </p>
  );
}

export function Items({ name, items }: Pick<Scale, 'name' | 'items'>) {
  return (
    <ul aria-label={`Statements of ${name}`} className="text-small">
      {items.map(({ number: place, text, reversed }) => (
        <li key={place} className="flex gap-3 border-t border-line py-1 first:border-t-0">
          <span className="w-6 shrink-0 text-right text-muted">{place}</span>
          <span>
            {text}
            {reversed && <span className="text-muted"> (reversed)</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
