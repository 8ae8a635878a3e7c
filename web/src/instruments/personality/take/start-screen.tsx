import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { languageOf, listLanguages } from './languages.ts';
import { SavedPoint, StartForm } from '../../take/start-form.tsx';
import type { StartProps } from '../../take/start-form.tsx';

interface StartScreenProps extends StartProps {
  begun: boolean;
  /** The language that is in use, once the test has begun. */
  language?: string | undefined;
  onStart: (language: string) => void;
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
    <StartForm
      title={<Trans>Personality</Trans>}
      lead={
        <>
          <Plural value={questions} one="# short question." other="# short questions." />{' '}
          <Trans>You say how well each describes you. Takes about {minutes} minutes.</Trans>
        </>
      }
      points={
        <>
          <li>
            <Trans>
              There is no right or wrong. The first answer that comes to mind is the best.
            </Trans>
          </li>
          <li>
            <Trans>Describe yourself as you are now, not as you’d like to be.</Trans>
          </li>
          <SavedPoint />
          <li className="pointer-coarse:hidden">
            <Trans>With a keyboard, press 1 to 5 to answer.</Trans>
          </li>
        </>
      }
      begun={begun}
      pending={pending}
      onStart={() =>
        // Who is faster than the list gets the language of the browser all the same.
        void list.then((all) => onStart(languageOf(all, wish)?.code ?? 'en'))
      }
      problem={problem}
      foot={foot}
    >
      <SelectField
        label={t`Language of the questions`}
        className="mb-7 max-w-80"
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        value={chosen?.code ?? ''}
        onChange={(event) => setWish(event.target.value)}
        help={
          chosen && !chosen.tendencies
            ? t`The last 32 questions are not translated yet and come in English.`
            : undefined
        }
        disabled={languages.length === 0}
      />
    </StartForm>
  );
}
