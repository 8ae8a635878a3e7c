import { Trans, useLingui } from '@lingui/react/macro';
import type { Note } from '@assay/contract/subject-notes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { agoInWords, momentInShort } from '../../lib/moments.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { LeaveGuard } from '../../ui/page/leave-guard.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { toastFailure } from '../../ui/overlays/toast.tsx';
import { restoreNote, notesOf, deleteNote, createNote } from './api.ts';

/** What the managers of the organisation have written about somebody, the newest first. */
export function NotesCard({ subjectId }: { subjectId: number }) {
  const { t } = useLingui();
  const query = useQuery(notesOf(subjectId));
  /** Deleted here, and shown in their places, from where they can come back. */
  const [gone, setGone] = useState<readonly Note[]>([]);
  const [restored, setRestored] = useState<number>();

  async function remove(note: Note) {
    await deleteNote(note);
    setGone((before) => [...before, note]);
  }
  async function bringBack(note: Note) {
    await restoreNote(note);
    setRestored(note.id);
    setGone((before) => before.filter(({ id }) => id !== note.id));
  }

  return (
    <Card
      title={t`Notes by managers`}
      note={t`Your organisation’s managers see this. Candidates can read it in the data they download.`}
    >
      <NoteForm subjectId={subjectId} />
      <Loaded query={query} skeleton={<Skeleton className="mt-5 h-20" />}>
        {(notes) => {
          const there = new Set(notes.map(({ id }) => id));
          const deleted = gone.filter(
            ({ id, subject_id: about }) => about === subjectId && !there.has(id),
          );
          const rows = [...notes, ...deleted].toSorted((one, other) => other.id - one.id);
          return (
            rows.length > 0 && (
              <ol aria-label={t`Notes by managers`} className="mt-5">
                {rows.map((note) =>
                  there.has(note.id) ? (
                    <OneNote
                      key={note.id}
                      note={note}
                      focused={note.id === restored}
                      onRemove={() => remove(note)}
                    />
                  ) : (
                    <DeletedNote key={`deleted ${note.id}`} onUndo={() => bringBack(note)} />
                  ),
                )}
              </ol>
            )
          );
        }}
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

/** Where a deleted note was: who has pressed “Delete” is at “Undo”. */
function DeletedNote({ onUndo }: { onUndo: () => Promise<void> }) {
  const { pending, run } = useSending(onUndo, toastFailure);
  const id = useId();
  const undo = useFocused<HTMLButtonElement>(true);
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-t border-line py-1.5 text-muted">
      <span id={id}>
        <Trans>The note is deleted.</Trans>
      </span>
      <Button
        ref={undo}
        look="plain"
        pending={pending}
        aria-describedby={id}
        onClick={() => void run()}
      >
        <Trans>Undo</Trans>
      </Button>
    </li>
  );
}

/** What has taken the place of something that had the focus has it from then on. */
function useFocused<Element extends HTMLElement>(focused: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (focused) element.current?.focus();
  }, [focused]);
  return element;
}

interface OneNoteProps {
  note: Note;
  /** It has just come back. */
  focused: boolean;
  onRemove: () => Promise<void>;
}

function OneNote({ note: { text, author, created_at: at }, focused, onRemove }: OneNoteProps) {
  const { t } = useLingui();
  const button = useFocused<HTMLButtonElement>(focused);
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
        ref={button}
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
