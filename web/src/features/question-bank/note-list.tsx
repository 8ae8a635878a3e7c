import { counted } from '../../lib/numbers.ts';
import type { Note } from './api.ts';
import { ScrollArea } from '../../ui/scroll-area.tsx';

const levels: Record<Note['level'], { words: string; face: string }> = {
  left_out: { words: 'Left out', face: 'text-bad' },
  changed: { words: 'Changed', face: 'text-warn' },
  ignored: { words: 'Ignored', face: 'text-muted' },
};
const order = Object.keys(levels);

/** What did not come across as it was, the worst first. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  const sorted = notes.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium">
        {notes.length === 1 ? '1 note' : `${counted(notes.length)} notes`}
      </h3>
      <ScrollArea
        label="Notes"
        className="relative max-h-48 overflow-y-auto overscroll-contain rounded-control border border-line text-small"
      >
        <ul className="divide-y divide-line">
          {sorted.map(({ item, level, message }) => (
            <li key={`${level} ${item} ${message}`} className="px-3 py-2 [overflow-wrap:anywhere]">
              <strong className={levels[level].face}>{levels[level].words}</strong>{' '}
              <span className="font-medium">{item}</span>
              <span className="block text-muted">{message}</span>
            </li>
          ))}
        </ul>
      </ScrollArea>
    </div>
  );
}
