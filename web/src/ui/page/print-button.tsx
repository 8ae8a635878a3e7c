import { Trans } from '@lingui/react/macro';
import { Button } from '../actions/button.tsx';

/** Prints the page as it is; on paper there is no button. */
export function PrintButton() {
  return (
    <Button className="print:hidden" onClick={() => window.print()}>
      <Trans>Print</Trans>
    </Button>
  );
}
