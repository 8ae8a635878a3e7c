import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { clockFace } from './countdown.ts';
import type { SectionClock } from './use-section-clock.ts';
import { useTimeInWords } from './use-words.ts';

/** What is left, to be seen at any moment and heard at 10, 5 and 1 minute, at 30 seconds, and when T is pressed. */
export function TimeLeft({ clock }: { clock: SectionClock }) {
  const face = clockFace(clock.left);
  const short = clock.left <= 60;
  return (
    <>
      <span
        role="timer"
        aria-live="off"
        className={`tabular-nums ${short ? 'font-semibold text-warn' : ''}`}
      >
        <Trans>{face} left</Trans>
      </span>
      <Spoken {...clock} />
    </>
  );
}

function Spoken({ spoken, say }: SectionClock) {
  const { t } = useLingui();
  const inWords = useTimeInWords();
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent) => {
      if (key.toLowerCase() === 't' && !ctrlKey && !altKey && !metaKey && !repeat) say();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [say]);
  const time = spoken && inWords(spoken.seconds);
  return (
    <span role="status" className="sr-only" data-spoken>
      {spoken && (spoken.more ? t`Time has been added: ${time} left.` : t`${time} left.`)}
    </span>
  );
}
