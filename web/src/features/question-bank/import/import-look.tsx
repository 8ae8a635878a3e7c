import { bankLimits } from '@assay/contract/bank-limits';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { BankTest, ImportPreview } from '../api.ts';
import { NoteList } from '../note-list.tsx';
import { excerptOf, minutesInWords, questionsInWords, timeInWords } from '../words.ts';
import { ScrollArea } from '../../../ui/page/scroll-area.tsx';

interface ImportLookProps {
  look: ImportPreview;
  into: BankTest | undefined;
  pending: boolean;
  onBack: () => void;
  onTake: (target: { text: string } | { test_id: number }) => void;
}

/** What a file would bring and what not, and where it is to go. */
export function ImportLook({ look, into, pending, onBack, onTake }: ImportLookProps) {
  const { t } = useLingui();
  const { questions, report } = look;
  const [target, setTarget] = useState(into ? 'append' : 'new');
  const [name, setName] = useState(look.text.slice(0, bankLimits.name));
  const appending = into !== undefined && target === 'append';
  const time = questions.reduce((sum, { seconds }) => sum + seconds, 0);
  const count = questions.length;
  const existing = into?.text;
  const none = count === 0;
  const nameless = !appending && name.trim() === '';
  return (
    <>
      <p role="status">
        {none
          ? t`This file has no questions that can be imported.`
          : `${questionsInWords(count)}, ${minutesInWords(time)}.`}
      </p>
      {report.length > 0 && <NoteList notes={report} />}
      {!none && <Coming questions={questions} />}
      {!none && into && (
        <SelectField
          label={t`Import into`}
          options={[
            { value: 'append', label: t`Add to the end of “${existing}”` },
            { value: 'new', label: t`Create a new test` },
          ]}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        />
      )}
      {!none && !appending && (
        <TextField
          label={t`Name of the new test`}
          autoComplete="off"
          maxLength={bankLimits.name}
          value={name}
          error={nameless ? t`Please fill this in.` : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onBack}>
          <Trans>Choose another file</Trans>
        </Button>
        <Button
          look="primary"
          disabled={none || nameless}
          pending={pending}
          onClick={() => onTake(appending ? { test_id: into.id } : { text: name.trim() })}
        >
          {none ? (
            <Trans>Import questions</Trans>
          ) : (
            <Plural value={count} one="Import # question" other="Import # questions" />
          )}
        </Button>
      </div>
    </>
  );
}

function Coming({ questions }: Pick<ImportPreview, 'questions'>) {
  const { t } = useLingui();
  return (
    <ScrollArea
      label={t`Questions in the file`}
      className="relative max-h-[35dvh] overflow-y-auto overscroll-contain rounded-control border border-line"
    >
      <ol className="divide-y divide-line">
        {questions.map((question, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same question may be there twice
          <li key={index} className="px-3 py-2 [content-visibility:auto]">
            <span className="[overflow-wrap:anywhere]">
              <span className="text-muted">{index + 1}</span> {excerptOf(question)}
            </span>
            <span className="block text-small text-muted">
              {[
                question.topic,
                timeInWords(question.seconds),
                question.has_image && t`picture`,
                question.options
                  .map(({ text, is_correct }) => (is_correct ? `✓ ${text}` : text))
                  .join(' · '),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}
