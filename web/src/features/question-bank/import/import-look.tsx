import { bankLimits } from '@assay/contract/bank-fields';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { BankTest, ImportPreview } from '../api.ts';
import { NoteList } from '../note-list.tsx';
import { excerptOf, minutesInWords, questionsInWords, timeInWords } from '../words.ts';
import { ScrollArea } from '../../../ui/scroll-area.tsx';

interface ImportLookProps {
  look: ImportPreview;
  into: BankTest | undefined;
  pending: boolean;
  onBack: () => void;
  onTake: (target: { text: string } | { test_id: number }) => void;
}

/** What a file would bring and what not, and where it is to go. */
export function ImportLook({ look, into, pending, onBack, onTake }: ImportLookProps) {
  const { questions, report } = look;
  const [target, setTarget] = useState(into ? 'append' : 'new');
  const [name, setName] = useState(look.text.slice(0, bankLimits.name));
  const appending = into !== undefined && target === 'append';
  const time = questions.reduce((sum, { seconds }) => sum + seconds, 0);
  const none = questions.length === 0;
  const nameless = !appending && name.trim() === '';
  return (
    <>
      <p role="status">
        {none
          ? 'There is no question in this file that can be taken over.'
          : `${questionsInWords(questions.length)}, ${minutesInWords(time)}.`}
      </p>
      {report.length > 0 && <NoteList notes={report} />}
      {!none && <Coming questions={questions} />}
      {!none && into && (
        <SelectField
          label="Take them over"
          options={[
            { value: 'append', label: `Into “${into.text}”, behind its questions` },
            { value: 'new', label: 'Into a new test' },
          ]}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        />
      )}
      {!none && !appending && (
        <TextField
          label="Name of the new test"
          autoComplete="off"
          maxLength={bankLimits.name}
          value={name}
          error={nameless ? 'Please fill this in.' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onBack}>Choose another file</Button>
        <Button
          look="primary"
          disabled={none || nameless}
          pending={pending}
          onClick={() => onTake(appending ? { test_id: into.id } : { text: name.trim() })}
        >
          {none ? 'Take over' : `Take over ${questionsInWords(questions.length)}`}
        </Button>
      </div>
    </>
  );
}

function Coming({ questions }: Pick<ImportPreview, 'questions'>) {
  return (
    <ScrollArea
      label="Questions in the file"
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
                question.has_image && 'picture',
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
