import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/page/card.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import type { Correlations, Outcome } from './api.ts';
import { EvidenceRow, evidenceColumns } from './evidence-row.tsx';
import { isFound, outcomeWords } from './words.ts';

interface EvidenceCardProps {
  report: Correlations;
  outcome: Outcome;
}

/** Every scale beside one rating, the clearest evidence first; what could be chance is folded away, not left out. */
export function EvidenceCard({ report, outcome }: EvidenceCardProps) {
  const { t } = useLingui();
  const { id, scales, chance, reliability } = report;
  const own = scales.filter((scale) => scale.outcome === outcome);
  const found = own.filter(isFound);
  const rest = own.filter((scale) => !isFound(scale));
  const range = chance?.one_scale ?? null;
  const rows = (some: typeof own) => (
    <>
      <EvidenceAxis />
      <ul>
        {some.map((finding) => (
          <EvidenceRow key={finding.code} {...{ id, finding }} chance={range} />
        ))}
      </ul>
    </>
  );
  return (
    <Card
      flush
      title={t(outcomeWords[outcome])}
      note={t`Each personality scale beside the ratings, the clearest evidence first`}
    >
      {found.length > 0 ? (
        rows(found)
      ) : (
        <p className="border-t border-line px-5 py-4 sm:px-6">
          <Trans>No scale stands out from chance here.</Trans>
        </p>
      )}
      {rest.length > 0 && (
        <div className="border-t border-line">
          <Folded
            name={t`${plural(rest.length, { one: '# unclear scale', other: '# unclear scales' })}`}
          >
            {rows(rest)}
          </Folded>
        </div>
      )}
      {reliability[outcome] === null && (
        <p className="border-t border-line px-5 py-3 text-small text-muted sm:px-6">
          <Trans>
            How far reviewers agree is not known here: too few people were reviewed by two or more,
            or their ratings never differ. So no figure with error-free ratings is given.
          </Trans>
        </p>
      )}
    </Card>
  );
}

/** What the lines below it mean. */
function EvidenceAxis() {
  return (
    <div aria-hidden className={`hidden px-6 pb-1 text-tiny text-muted sm:grid ${evidenceColumns}`}>
      <div className="flex justify-between sm:col-start-2">
        <span>−1</span>
        <span>
          <Trans>rated lower</Trans>
        </span>
        <span>0</span>
        <span>
          <Trans>rated higher</Trans>
        </span>
        <span>1</span>
      </div>
    </div>
  );
}
