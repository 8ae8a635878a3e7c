import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { parsePeople } from './parse-people.ts';
import type { PersonRow } from './values.ts';

interface PasteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPeople: (people: PersonRow[]) => void;
}

/** Takes a list out of a mail, a document or a spreadsheet, and says what it understands before adding. */
export function PasteDialog({ open, onOpenChange, onPeople }: PasteDialogProps) {
  const [text, setText] = useState('');
  const { people, refused } = parsePeople(text);
  const count = people.length === 1 ? '1 person' : `${people.length} people`;

  function close() {
    setText('');
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Paste a list"
      description="One person a line, such as Ann Lee <ann@example.org>, cells of a spreadsheet, or addresses separated by commas."
      size="large"
    >
      <TextArea
        label="List of people"
        rows={9}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status" className="mt-2 min-h-5 text-small text-muted">
        {text.trim() && `${count} found.`}
        {refused.length > 0 && (
          <span className="text-bad">
            {' '}
            Without an address: {refused.slice(0, 3).join('; ')}
            {refused.length > 3 && ` and ${refused.length - 3} more`}.
          </span>
        )}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={close}>Cancel</Button>
        <Button
          look="primary"
          disabled={people.length === 0}
          onClick={() => {
            onPeople(people);
            close();
          }}
        >
          {people.length > 0 ? `Add ${count}` : 'Add people'}
        </Button>
      </div>
    </Dialog>
  );
}
