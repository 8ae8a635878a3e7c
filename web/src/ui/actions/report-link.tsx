import type { TestId } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { reportAddress } from '../../lib/report-address.ts';
import { TextLink } from './text-link.tsx';

interface ReportLinkProps {
  test: TestId;
  /** Subject. */
  id: number;
  name: string;
  campaign: number | undefined;
}

/** The way to a report beside the name of the person, which leads to everything about them. */
export function ReportLink({ test, id, name, campaign }: ReportLinkProps) {
  const { t } = useLingui();
  const address = reportAddress(test, id, campaign);
  return (
    address && (
      // Reading it is written down: only on purpose.
      <TextLink
        {...address}
        preload={false}
        aria-label={t`Report of ${name}`}
        className="text-small"
      >
        <Trans>Report</Trans>
      </TextLink>
    )
  );
}
