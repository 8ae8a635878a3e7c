import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx';

export interface FinishSectionProps {
  open: number;
  onFinish: () => void;
  /** Back to a question; to the first open one where there is one. */
  onBack: () => void;
}

/** Asks before a section is ended early. */
export function FinishSection({ open, onFinish, onBack }: FinishSectionProps) {
  return (
    <div className="max-w-reading">
      <FocusedHeading className="font-system-serif text-display outline-none sm:text-display-wide">
        {open === 0 ? (
          <Trans>Every question has an answer</Trans>
        ) : (
          <Plural value={open} one="# question is open" other="# questions are open" />
        )}
      </FocusedHeading>
      <p className="mt-2 text-option text-muted">
        {open === 0 ? (
          <Trans>You can look at your answers again, or finish this part now.</Trans>
        ) : (
          <Trans>
            A question without an answer counts as not solved. A guess costs nothing, and there is
            still time.
          </Trans>
        )}
      </p>
      <p className="mt-2 text-muted">
        <Trans>After finishing you cannot come back to this part.</Trans>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look={open === 0 ? 'primary' : 'quiet'} onClick={onFinish}>
          <Trans>Finish this part</Trans>
        </Button>
        <Button look={open === 0 ? 'quiet' : 'primary'} onClick={onBack}>
          {open === 0 ? <Trans>Review my answers</Trans> : <Trans>Go to open questions</Trans>}
        </Button>
      </div>
    </div>
  );
}
