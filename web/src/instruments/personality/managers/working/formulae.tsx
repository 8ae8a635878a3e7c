import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../../../ui/page/card.tsx';
import type { PersonalityWorking } from '../../../../features/reports/api.ts';
import { normInWords } from '../../../../features/reports/words.ts';

/** The way from an answer to a score, in words. */
export function Formulae({
  working: { norm, tendencyNorm, scales },
}: {
  working: PersonalityWorking;
}) {
  const { t } = useLingui();
  const norms = normWithSource(norm);
  const ofTendencies = normWithSource(tendencyNorm);
  return (
    <Card title={t`How a score is calculated`}>
      <ol className="grid gap-3 text-small">
        <Step name={t({ message: 'Answer', context: 'noun' })}>
          <Trans>
            Each item counts 1 to 5. Where agreement lowers the scale, the item is reversed: 6 minus
            the answer.
          </Trans>
        </Step>
        <Step name={t`Raw score`}>
          <Trans>
            Four items add up to a facet or a tendency, the facets of a factor add up to the factor.
            Where answers are missing, the sum is scaled up.
          </Trans>
        </Step>
        <Step name="z">
          <Trans>
            How many standard deviations the raw score lies above the mean of the norm group: raw
            score minus mean, divided by the standard deviation.
          </Trans>
        </Step>
        <Step name="T">
          <Trans>50 + 10 × z: a mean of 50 and a standard deviation of 10.</Trans>
        </Step>
        <Step name={t`Sten`}>
          <Trans>5.5 + 2 × z, rounded, from 1 to 10.</Trans>
        </Step>
        <Step name={t`Percentile`}>
          <Trans>
            The share of a normal distribution that lies below z, since the source gives no other.
            At the highest possible score it is “at least”, at the lowest “at most”.
          </Trans>
        </Step>
        <Step name={t`95 % confidence range`}>
          <Trans>
            The standard error is 10 × √(1 − reliability). In 19 of 20 cases the score lies within
            1.96 standard errors.
          </Trans>
        </Step>
      </ol>
      <p className="mt-4 max-w-190 text-small text-muted">
        {t`Factors and facets: ${norms}`}
        {scales.some(({ kind }) => kind === 'tendency') && ` ${t`Tendencies: ${ofTendencies}`}`}
      </p>
    </Card>
  );
}

function normWithSource(norm: PersonalityWorking['norm']): string {
  return `${normInWords(norm)}. ${norm.source}`;
}

function Step({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 sm:grid-cols-[7rem_1fr]">
      <span className="font-semibold">{name}</span>
      <span className="max-w-reading">{children}</span>
    </li>
  );
}
