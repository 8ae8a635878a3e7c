import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { languageOf, listLanguages } from './languages.ts';
import { FocusedHeading } from '../../../ui/focused-heading.tsx';

export interface StartScreenProps {
  questions: number;
  minutes: number;
  begun: boolean;
  /** The language that is in use, once the test has begun. */
  language?: string | undefined;
  pending: boolean;
  onStart: (language: string) => void;
  /** The way back. */
  foot: ReactNode;
  /** Why starting failed. */
  problem: ReactNode;
}

/** What comes, how long it takes and how to answer. */
export function StartScreen(props: StartScreenProps) {
  const { questions, minutes, begun, language, pending, onStart, foot, problem } = props;
  const { t } = useLingui();
  const [list] = useState(listLanguages);
  const [languages, setLanguages] = useState<Awaited<typeof list>>([]);
  useEffect(() => void list.then(setLanguages), [list]);
  const [wish, setWish] = useState(language);
  const chosen = languageOf(languages, wish);
  return (
    <form
      className="max-w-reading"
      onSubmit={(event) => {
        event.preventDefault();
        // Who is faster than the list gets the language of the browser all the same.
        if (!pending) void list.then((all) => onStart(languageOf(all, wish)?.code ?? 'en'));
      }}
    >
      <FocusedHeading className="font-system-serif text-display sm:text-display-wide">
        <Trans>Personality</Trans>
      </FocusedHeading>
      <p className="mt-2 text-option text-muted">
        <Plural value={questions} one="# short statement." other="# short statements." />{' '}
        <Trans>You say how well each describes you. Takes about {minutes} minutes.</Trans>
      </p>
      <ul className="mt-6 mb-7 grid list-disc gap-2 pl-5 marker:text-muted">
        <li>
          <Trans>
            There is no right or wrong. The first answer that comes to mind is the best.
          </Trans>
        </li>
        <li>
          <Trans>Describe yourself as you are now, not as you’d like to be.</Trans>
        </li>
        <li>
          <Trans>
            Every answer is saved. Stop when you like and continue later, on any device.
          </Trans>
        </li>
        <li className="pointer-coarse:hidden">
          <Trans>With a keyboard, press 1 to 5 to answer.</Trans>
        </li>
      </ul>
      <SelectField
        label={t`Language of the statements`}
        className="mb-7 max-w-80"
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        value={chosen?.code ?? ''}
        onChange={(event) => setWish(event.target.value)}
        help={
          chosen && !chosen.tendencies
            ? t`The last 32 statements are not translated yet and come in English.`
            : undefined
        }
        disabled={languages.length === 0}
      />
      {problem}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" look="primary" pending={pending} className="px-7 max-sm:w-full">
          {begun ? <Trans>Continue</Trans> : <Trans>Start</Trans>}
        </Button>
        {foot}
      </div>
    </form>
  );
}
