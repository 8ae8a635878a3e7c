import { Trans } from '@lingui/react/macro';

/** What the two ends and the middle of a line of scores are, below it. */
export function LineEnds() {
  return (
    <div
      aria-hidden
      className="mt-0.5 grid grid-cols-3 text-tiny text-muted *:nth-2:text-center *:nth-3:text-right"
    >
      <Trans comment="ends of a line of scores">
        <span>lower</span>
        <span>average</span>
        <span>higher</span>
      </Trans>
    </div>
  );
}
