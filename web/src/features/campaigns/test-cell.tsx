import type { TestId } from '@assay/contract/instruments';
import { instrumentFacts, instrumentOf } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { reportAddress } from '../../lib/report-address.ts';
import { ScoreCell } from '../../ui/charts/score-cell.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { CampaignPerson } from './api.ts';

interface TestCellProps {
  campaign: number;
  person: CampaignPerson;
  test: TestId;
  name: string;
  /** The number of the group that it is a tie with. */
  tie: number | null;
}

const reportOf = (test: string, person: string) => t`${test} report of ${person}`;

/** How far somebody is with a test; once it is completed its score, or the way to its report. */
export function TestCell({ campaign, person, test, name, tie }: TestCellProps) {
  const own = person.tests.find(({ id }) => id === test);
  const instrument = instrumentOf(test);
  if (!own || !instrument || !person.permission || !own.started) {
    return <span className="text-muted">—</span>;
  }
  if (!own.completed) {
    return (
      <span className="whitespace-nowrap text-muted">
        <Trans>In progress</Trans>
      </span>
    );
  }
  const address = reportAddress(test, person.id, campaign);
  const label = reportOf(name, nameOf(person));
  // Reading it is written down: only on purpose.
  const linked = (words: ReactNode) =>
    address && (
      <TextLink {...address} preload={false}>
        <span className="sr-only">{label} </span>
        {words}
      </TextLink>
    );
  if (own.score) {
    return (
      <ScoreCell
        name={name}
        score={own.score}
        hue={instrumentFacts[instrument].hue}
        tie={tie}
        linked={address ? linked : undefined}
      />
    );
  }
  return address ? (
    <TextLink {...address} preload={false} aria-label={label}>
      <Trans>Report</Trans>
    </TextLink>
  ) : (
    <span className="text-muted">
      <Trans>Completed</Trans>
    </span>
  );
}
