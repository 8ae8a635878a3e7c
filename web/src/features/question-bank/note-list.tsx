import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Note } from './api.ts';
import { ScrollArea } from '../../ui/page/scroll-area.tsx';

const levels: Record<Note['level'], { words: ReactNode; face: string }> = {
  left_out: { words: <Trans>Left out</Trans>, face: 'text-bad' },
  changed: { words: <Trans>Changed</Trans>, face: 'text-warn' },
  ignored: { words: <Trans>Ignored</Trans>, face: 'text-muted' },
};
const order = Object.keys(levels);

/** What did not come across as it was, the worst first. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  const { t } = useLingui();
  const count = notes.length;
  const sorted = notes.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium">
        <Plural value={count} one="# note" other="# notes" />
      </h3>
      <ScrollArea
        label={t`Notes`}
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
