import { Trans, useLingui } from '@lingui/react/macro';
import { coefficientInShort } from '../../ui/charts/coefficient.ts';
import { Detail, DetailList } from '../../ui/page/detail-list.tsx';
import { decimal } from '../../lib/numbers.ts';
import type { Finding } from './api.ts';

interface FindingDetailsProps {
  numbers: NonNullable<Finding['numbers']>;
  spread: Finding['spread'];
}

/** The figures behind a verdict, each with what it is for. */
export function FindingDetails({ numbers, spread }: FindingDetailsProps) {
  const { t } = useLingui();
  const { q, shrunk, corrected } = numbers;
  return (
    <DetailList>
      <Detail label={t`Cautious estimate`}>
        <strong className="font-semibold">{coefficientInShort(shrunk)}</strong>{' '}
        <span className="text-muted">
          <Trans>
            The correlation, drawn towards what is usual elsewhere: the fewer people, the more. The
            verdict needs at least 0.10 in either direction.
          </Trans>
        </span>
      </Detail>
      <Detail label={t`Could it be chance?`}>
        <strong className="font-semibold">q = {inDigits(q)}</strong>{' '}
        <span className="text-muted">
          <Trans>
            Takes into account that many scales were compared at once. Up to 0.10 counts: of all
            scales that are called supported or contrary, about one in ten may be wrong.
          </Trans>
        </span>
      </Detail>
      {corrected !== null && (
        <Detail label={t`With error-free ratings`}>
          {coefficientInShort(corrected)}{' '}
          <span className="text-muted">
            <Trans>
              A second figure only: what the correlation would be if reviewers always agreed. The
              verdict does not use it.
            </Trans>
          </span>
        </Detail>
      )}
      {spread && spread.verdict !== 'as the norm' && (
        <Detail label={t`Differences between people`}>
          {spread.verdict === 'narrower' ? (
            <Narrower ratio={spread.ratio} />
          ) : (
            <Wider ratio={spread.ratio} />
          )}
        </Detail>
      )}
    </DetailList>
  );
}

function Narrower({ ratio }: { ratio: number }) {
  const share = decimal(ratio * 100, 0);
  return (
    <Trans>
      These people differ less on this scale than the norm group ({share} % of its spread), perhaps
      because they were chosen for it. Among applicants the correlation is probably further from 0.
    </Trans>
  );
}

function Wider({ ratio }: { ratio: number }) {
  const share = decimal(ratio * 100, 0);
  return (
    <Trans>
      These people differ more on this scale than the norm group ({share} % of its spread). Among
      applicants the correlation is probably closer to 0.
    </Trans>
  );
}

/** `0.04`, `< 0.01`. */
function inDigits(q: number): string {
  return q < 0.01 ? `< ${decimal(0.01, 2)}` : decimal(q, 2);
}
