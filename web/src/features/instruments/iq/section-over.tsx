import type { IqSection } from '@assay/contract/iq';
import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useAnswerQueue } from '../../../api/answer-outbox.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { FocusedHeading } from '../../../ui/focused-heading.tsx';
import { TextAnchor } from '../../../ui/text-anchor.tsx';
import { ConnectionBanner } from '../connection-banner.tsx';
import { useOnline } from '../use-saved-state.ts';
import { useSectionName } from './use-words.ts';

interface SectionOverProps {
  section: IqSection;
  /** Whether the whole test is finished. */
  completed: boolean;
}

/** After a section: what was answered is kept, and what comes next. */
export function SectionOver({ section, completed }: SectionOverProps) {
  const name = useSectionName()(section);
  const queue = useAnswerQueue();
  const online = useOnline();
  const seen = useCallback(() => undefined, []);
  const more = section === 'analogy' && !completed;
  return (
    <div className="max-w-reading">
      <ConnectionBanner queue={queue} online={online} onRefused={seen} />
      <FocusedHeading className="font-system-serif text-display outline-none sm:text-display-wide">
        <Trans>This part is over</Trans>
      </FocusedHeading>
      <p className="mt-2 text-option text-muted">
        <Trans>{name}: what you answered in time is saved and counts.</Trans>
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
        {more ? (
          <ButtonAnchor look="primary" href="/iq-test/sequence/instructions">
            <Trans>Go on to part 2</Trans>
          </ButtonAnchor>
        ) : (
          <ButtonAnchor look="primary" href={completed ? '/iq-test/results' : '/iq-test'}>
            {completed ? <Trans>See your result</Trans> : <Trans>Back to the overview</Trans>}
          </ButtonAnchor>
        )}
        <TextAnchor href="/">
          <Trans>Back to my tests</Trans>
        </TextAnchor>
      </div>
      {more && (
        <p className="mt-5 text-small text-muted">
          <Trans>Take a break if you like: the second part starts when you say so.</Trans>
        </p>
      )}
    </div>
  );
}
