import { Plural, Trans } from '@lingui/react/macro';
import { clockOf } from '@assay/contract/clock-of';

/** Seconds left at which somebody who does not look is told. */
const told = [60, 30, 10];

/** The time that runs, for the eyes at all times and for the ears a few times. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const clock = clockOf(seconds);
  const said = told.findLast((mark) => seconds <= mark);
  return (
    <>
      <span aria-hidden className="tabular-nums">
        <Trans>{clock} left</Trans>
      </span>
      <span role="status" className="sr-only">
        {said !== undefined && <Plural value={said} one="# second left" other="# seconds left" />}
      </span>
    </>
  );
}
