import { Trans, useLingui } from '@lingui/react/macro';
import type { Note } from '@assay/contract/subject-notes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { agoInWords, momentInShort } from '../../lib/moments.ts';
import { useSending } from '../../lib/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { restoreNote, notesOf, deleteNote, createNote } from './api.ts';

/** What the managers of the organisation have written about somebody, the newest first. */
export function NotesCard({ subjectId }: { subjectId: number }) {
  const { t } = useLingui();
  const query = useQuery(notesOf(subjectId));
  const heading = useRef<HTMLHeadingElement>(null);

  async function remove(note: Note) {
    await deleteNote(note);
    heading.current?.focus();
    toast(t`The note is deleted.`, { undo: () => restoreNote(note) });
  }

  return (
    <Card
      title={t`Notes by managers`}
      titleRef={heading}
      note={t`Your organisation’s managers see this. Candidates can read it in the data they download.`}
    >
      <NoteForm subjectId={subjectId} />
      <Loaded query={query} skeleton={<Skeleton className="mt-5 h-20" />}>
        {(notes) =>
          notes.length > 0 && (
            <ol aria-label={t`Notes by managers`} className="mt-5">
              {notes.map((note) => (
                <OneNote key={note.id} note={note} onRemove={() => remove(note)} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  );
}

function NoteForm({ subjectId }: { subjectId: number }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { pending, errors, run } = useSending(async () => {
    await createNote(subjectId, text);
    setText('');
  });
  return (
    <form
      noValidate
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <TextArea
        className="w-full"
        label={t`New note`}
        rows={3}
        maxLength={5000}
        value={text}
        error={errors.join(' ') || undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" pending={pending}>
        <Trans>Add note</Trans>
      </Button>
      <LeaveGuard unsaved={text.trim() !== ''} />
    </form>
  );
}

interface OneNoteProps {
  note: Note;
  onRemove: () => Promise<void>;
}

function OneNote({ note: { text, author, created_at: at }, onRemove }: OneNoteProps) {
  const { t } = useLingui();
  const { pending, run } = useSending(onRemove, toastFailure);
  const name = author?.name ?? t`Former manager`;
  const moment = momentInShort(at);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-line py-3">
      <div className="min-w-0">
        <p className="max-w-reading whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        <p className="mt-1 text-small text-muted">
          {name},{' '}
          <time dateTime={at} title={moment}>
            {agoInWords(at)}
          </time>
        </p>
      </div>
      <Button
        look="plain"
        pending={pending}
        aria-label={t`Delete the note by ${name}, ${moment}`}
        onClick={() => void run()}
      >
        <Trans>Delete</Trans>
      </Button>
    </li>
  );
}
