import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx';

export interface LeftOutProps {
  /** Questions without an answer. */
  open: number;
  /** Whether there can be a result without them. */
  enough: boolean;
  onAnswer: () => void;
  onFinish: () => void;
}

/** After the last question, when some were left out: to answer them after all, or to leave it at that. */
export function LeftOut({ open, enough, onAnswer, onFinish }: LeftOutProps) {
  return (
    <div className="max-w-reading">
      <FocusedHeading className="font-system-serif text-display sm:text-display-wide">
        <Plural
          value={open}
          one="You have left # question out"
          other="You have left # questions out"
        />
      </FocusedHeading>
      <p className="mt-2 text-option text-muted">
        {enough ? (
          <Trans>That is fine. Without them the result is a little less sure.</Trans>
        ) : (
          <Trans>
            A result needs at least half of the questions about yourself and about your work. You
            can also stop here; nothing is sent to anyone.
          </Trans>
        )}
      </p>
      <div className="mt-7 flex flex-wrap gap-2.5">
        <Button look={enough ? 'quiet' : 'primary'} onClick={onAnswer}>
          <Trans>Answer them now</Trans>
        </Button>
        {enough && (
          <Button look="primary" onClick={onFinish}>
            <Trans>Finish without them</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
