import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import type { PersonalityWorking } from '../api.ts';
import { normInWords } from '../words.ts';

/** The way from an answer to a score, in words. */
export function Formulae({
  working: { norm, tendencyNorm, scales },
}: {
  working: PersonalityWorking;
}) {
  return (
    <Card title="How a score comes about">
      <ol className="grid gap-3 text-small">
        <Step name="Answer">
          Each statement counts 1 to 5. Where agreement lowers the scale, the statement is reversed:
          6 minus the answer.
        </Step>
        <Step name="Raw score">
          Four statements make a facet or a tendency, the facets of a factor make the factor. Where
          something is left out, the sum is scaled up.
        </Step>
        <Step name="z">
          How many standard deviations the raw score lies above the mean of the norm group: raw
          score minus mean, divided by the standard deviation.
        </Step>
        <Step name="T">50 + 10 × z: a mean of 50 and a standard deviation of 10.</Step>
        <Step name="Sten">5.5 + 2 × z, rounded, from 1 to 10.</Step>
        <Step name="Percentile">
          The share of a normal distribution that lies below z, since the source gives no other. At
          the highest possible score it is “at least”, at the lowest “at most”.
        </Step>
        <Step name="Band">
          The standard error is 10 × √(1 − reliability). In 19 of 20 cases the score lies within
          1.96 standard errors.
        </Step>
      </ol>
      <p className="mt-4 max-w-190 text-small text-muted">
        Factors and facets: {normInWords(norm)}. {norm.source}
        {scales.some(({ kind }) => kind === 'tendency') &&
          ` Tendencies: ${normInWords(tendencyNorm)}. ${tendencyNorm.source}`}
      </p>
    </Card>
  );
}

function Step({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 sm:grid-cols-[7rem_1fr]">
      <span className="font-semibold">{name}</span>
      <span className="max-w-reading">{children}</span>
    </li>
  );
}
