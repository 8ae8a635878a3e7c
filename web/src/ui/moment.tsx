import { Trans, useLingui } from '@lingui/react/macro';

/** English dates are written 4 December 2026. */
const dateLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/** A day, in the reader's own time zone. */
export function Day({ at }: { at: string }) {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(dateLocale(i18n.locale), { dateStyle: 'long' });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

export interface DeadlineProps {
  at: string;
  /** Of the organisation that has set it. */
  timeZone: string;
}

/** A deadline to the minute in its own time zone and, where that differs, in the reader's. */
export function Deadline({ at, timeZone }: DeadlineProps) {
  const { i18n } = useLingui();
  const locale = dateLocale(i18n.locale);
  const moment = new Date(at);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const there = momentIn(locale, moment, timeZone);
  const here = momentIn(locale, moment, own);
  const zone = timeZone.replaceAll('_', ' ');
  return (
    <time dateTime={at}>
      {there} <span className="text-muted">({zone})</span>
      {here !== there && (
        <span className="block text-small text-muted">
          <Trans>{here} where you are</Trans>
        </span>
      )}
    </time>
  );
}

function momentIn(locale: string, moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(moment);
}
