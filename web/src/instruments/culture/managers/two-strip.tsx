import { testTypeIds } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { PersonLink } from '../../../ui/actions/person-link.tsx';
import { ReportLink } from '../../../ui/actions/report-link.tsx';
import { StylePill } from '../../../features/reports/style-pill.tsx';
import { listInWords } from '../../../features/reports/words.ts';
import type { CultureComparison } from './api.ts';

const item = '-mt-px -ml-px min-w-0 border-t border-l border-line px-5 py-4.5 sm:px-6';

/** Who is compared, what comes first for each, and in one sentence what comes out. */
export function TwoStrip({ comparison }: { comparison: CultureComparison }) {
  const { t } = useLingui();
  const { members, campaign, label, text } = comparison;
  return (
    <dl className="mb-6 grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.6fr] print:grid-cols-3">
      {members.map(({ subject, categories, responseStyle }) => {
        const first = categories.filter(({ emphasis }) => emphasis === 'high');
        const names = listInWords(first.map(({ name }) => name));
        return (
          <div key={subject.id} className={item}>
            <dt className="mb-1 [overflow-wrap:anywhere]">
              <span className="flex flex-wrap items-baseline gap-x-2.5">
                <PersonLink id={subject.id}>{nameOf(subject)}</PersonLink>
                <ReportLink
                  test={testTypeIds.culture}
                  id={subject.id}
                  name={nameOf(subject)}
                  campaign={campaign?.id}
                />
              </span>
            </dt>
            <dd>
              <span className="block text-small text-muted">
                {first.length > 0 ? t`Matters more: ${names}` : t`Nothing stands out`}
              </span>
              <span className="mt-1.5 block">
                <StylePill verdict={responseStyle} />
              </span>
            </dd>
          </div>
        );
      })}
      <div className={`${item} sm:col-span-2 lg:col-span-1 print:col-span-1`}>
        <dt className="mb-1 text-small text-muted">
          <Trans>Summary</Trans>
        </dt>
        <dd className="max-w-reading">
          <b>{label}.</b> {text}
        </dd>
      </div>
    </dl>
  );
}
