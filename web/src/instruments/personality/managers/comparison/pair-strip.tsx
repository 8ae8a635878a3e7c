import { testTypeIds } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { PersonLink } from '../../../../ui/actions/person-link.tsx';
import { ReportLink } from '../../../../ui/actions/report-link.tsx';
import { StylePill } from '../../../../features/reports/style-pill.tsx';
import { fitInShort, namesApart } from '../../../../features/reports/words.ts';
import { differencesInWords, fitDifferenceInWords } from './differences.ts';

interface PairStripProps {
  comparison: PersonalityComparison;
}

/** Who is compared, and in one sentence what comes out. */
export function PairStrip({ comparison }: PairStripProps) {
  const { members, campaign, profile, scales, differences, fitDifference } = comparison;
  return (
    <dl className="mb-6 grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.6fr] print:grid-cols-3">
      {members.map(({ subject, fit, responseStyle }) => (
        <div
          key={subject.id}
          className="-mt-px -ml-px min-w-0 border-t border-l border-line px-5 py-4.5 sm:px-6"
        >
          <dt className="mb-1 [overflow-wrap:anywhere]">
            <span className="flex flex-wrap items-baseline gap-x-2.5">
              <PersonLink id={subject.id}>{nameOf(subject)}</PersonLink>
              <ReportLink
                test={testTypeIds.personality}
                id={subject.id}
                name={nameOf(subject)}
                campaign={campaign?.id}
              />
            </span>
          </dt>
          <dd>
            {fit && (
              <span className="block text-small text-muted">{fitSentence(fit, profile?.name)}</span>
            )}
            <span className="mt-1.5 block">
              <StylePill verdict={responseStyle} />
            </span>
          </dd>
        </div>
      ))}
      <div className="-mt-px -ml-px min-w-0 border-t border-l border-line px-5 py-4.5 sm:col-span-2 sm:px-6 lg:col-span-1 print:col-span-1">
        <dt className="mb-1 text-small text-muted">
          <Trans>Summary</Trans>
        </dt>
        <dd className="max-w-reading">
          {differencesInWords(scales, differences ?? [])}
          {fitDifference &&
            ` ${fitDifferenceInWords(fitDifference, namesApart(members.map(({ subject }) => subject)))}`}
        </dd>
      </div>
    </dl>
  );
}

type Fit = NonNullable<PersonalityComparison['members'][number]['fit']>;

function fitSentence(fit: Fit, profile = '') {
  const { value, band } = fitInShort(fit);
  return fit.earlier
    ? t`Fit with ${profile}: ${value} points of match (${band}), by an earlier formula`
    : t`Fit with ${profile}: higher than about ${value} of 100 typical people (90 %: ${band})`;
}
