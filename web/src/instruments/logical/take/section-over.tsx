import type { LogicalSection } from '@assay/contract/logical';
import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useAnswerQueue } from '../../../api/answer-outbox.ts';
import { ButtonAnchor } from '../../../ui/actions/button.tsx';
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx';
import { TextAnchor } from '../../../ui/actions/text-anchor.tsx';
import { ConnectionBanner } from '../../../features/instruments/connection-banner.tsx';
import { useOnline } from '../../../features/instruments/use-saved-state.ts';
import type { Outcome } from './open-section.ts';
import { useSectionName } from './use-words.ts';

interface SectionOverProps extends Outcome {
  section: LogicalSection;
}

/** After a section: why it ended, how much was answered, and what comes next. */
export function SectionOver({ section, completed, ranOut, saved, total }: SectionOverProps) {
  const name = useSectionName()(section);
  const queue = useAnswerQueue();
  const online = useOnline();
  const seen = useCallback(() => undefined, []);
  const more = section === 'analogy' && !completed;
  return (
    <div className="max-w-reading">
      <ConnectionBanner queue={queue} online={online} onRefused={seen} />
      <FocusedHeading className="font-system-serif text-display outline-none sm:text-display-wide">
        {ranOut ? <Trans>Your time is up</Trans> : <Trans>This part is completed</Trans>}
      </FocusedHeading>
      <p className="mt-2 text-option text-muted">
        {ranOut ? (
          <Trans>
            The time for “{name}” has run out. You answered {saved} of {total} questions; these
            answers are saved and count.
          </Trans>
        ) : (
          <Trans>
            You answered {saved} of {total} questions in “{name}”. Your answers are saved.
          </Trans>
        )}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
        {more ? (
          <ButtonAnchor look="primary" href="/iq-test/sequence/instructions">
            <Trans>Continue to part 2</Trans>
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
          <Trans>
            Take a break if you like. Part 2 starts with examples, and its clock starts only when
            you start it.
          </Trans>
        </p>
      )}
    </div>
  );
}
