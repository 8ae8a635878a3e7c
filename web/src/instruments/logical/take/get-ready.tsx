import { type LogicalSection, logicalSections } from '@assay/contract/logical';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx';
import { TextAnchor } from '../../../ui/actions/text-anchor.tsx';
import { useSectionName, useTimeInWords } from './use-words.ts';

export interface GetReadyProps {
  section: LogicalSection;
  /** All that there will be. */
  seconds: number;
  questions: number;
  pending: boolean;
  onStart: () => void;
  /** Why starting failed. */
  problem: ReactNode;
}

/** Right before a section: the clock starts when the person says so. */
export function GetReady({
  section,
  seconds,
  questions,
  pending,
  onStart,
  problem,
}: GetReadyProps) {
  const part = logicalSections.indexOf(section) + 1;
  const parts = logicalSections.length;
  const name = useSectionName()(section);
  const time = useTimeInWords()(seconds);
  return (
    <div className="max-w-reading">
      <FocusedHeading className="font-system-serif text-display outline-none sm:text-display-wide">
        <span className="block font-sans text-small font-normal text-muted">
          <Trans>
            Part {part} of {parts}: {name}
          </Trans>
        </span>
        <Trans>Ready?</Trans>
      </FocusedHeading>
      <p className="mt-2 text-option text-muted">
        <Plural value={questions} one="# question" other="# questions" />, {time}.{' '}
        <Trans>The clock starts when you press the button.</Trans>
      </p>
      <ul className="mt-6 mb-7 grid list-disc gap-2 pl-5 marker:text-muted">
        <li>
          <Trans>The clock keeps running if you reload or close this page.</Trans>
        </li>
        <li>
          <Trans>
            Skip what is hard and come back to it. Every answer is saved at once and can be changed
            until the end.
          </Trans>
        </li>
        <li>
          <Trans>You do not have to solve everything. A guess costs nothing.</Trans>
        </li>
        <li className="pointer-coarse:hidden">
          <Trans>With a keyboard, press A to F to answer.</Trans>
        </li>
      </ul>
      {problem}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button look="primary" pending={pending} className="px-7 max-sm:w-full" onClick={onStart}>
          <Trans>Start the clock</Trans>
        </Button>
        <TextAnchor href={`/iq-test/${section}/instructions`}>
          <Trans>Back to the instructions</Trans>
        </TextAnchor>
      </div>
    </div>
  );
}
