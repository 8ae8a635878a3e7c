import { zoneTime } from '@assay/contract/time-zone';
import { Trans } from '@lingui/react/macro';
import { dayInWords, momentInShort, momentInWords } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';

/** A day, in the reader's own time zone. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{dayInWords(at)}</time>;
}

export interface DeadlineProps {
  at: string;
  /** Of the organisation that has set it. */
  timeZone: string;
}

/** A deadline to the minute in its own time zone and, where that differs, in the reader's. */
export function Deadline({ at, timeZone }: DeadlineProps) {
  const there = momentInWords(at, timeZone);
  const here = momentInWords(at, ownTimeZone());
  return (
    <time dateTime={at}>
      {there} <span className="text-muted">({zoneTime(timeZone, screenLanguage())})</span>
      {here !== there && (
        <span className="block text-small text-muted">
          <Trans>{here} where you are</Trans>
        </span>
      )}
    </time>
  );
}

/** `4 Dec 2026, 18:00`, and whose clocks those are where the reader's own show another time: `(Amsterdam time)`. */
export function momentThere(
  at: string,
  timeZone: string,
  inWords: (instant: string, timeZone: string) => string = momentInShort,
): string {
  const there = inWords(at, timeZone);
  if (inWords(at, ownTimeZone()) === there) return there;
  return `${there} (${zoneTime(timeZone, screenLanguage())})`;
}

function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
