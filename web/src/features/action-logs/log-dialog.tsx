import { momentInShort } from '../../lib/moments.ts';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { LogEntry } from './api.ts';
import { changesOf } from './changes.ts';
import { actorInWords } from './log-columns.tsx';
import { actionInWords } from './words.ts';

interface LogDialogProps {
  entry: LogEntry;
  onClose: () => void;
}

/** Everything that the log knows of one change. */
export function LogDialog({ entry, onClose }: LogDialogProps) {
  const { at, actor, organization, entity, entity_id, ip, user_agent, request_id } = entry;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={actionInWords(entry.action)}
      description={`${actorInWords(entry)}, ${momentInShort(at)}`}
    >
      <Changes entry={entry} />
      <DetailList>
        {actor && <Detail label="E-mail">{actor.email}</Detail>}
        {organization && (
          <Detail label="Organisation">{`${organization.name} (${organization.id})`}</Detail>
        )}
        <Detail label="About">{`${entity.replaceAll('_', ' ')} ${entity_id}`}</Detail>
        <Detail label="From">{ip ?? 'Not kept'}</Detail>
        <Detail label="Browser">
          <span className="[overflow-wrap:anywhere]">{user_agent ?? 'Not kept'}</span>
        </Detail>
        <Detail label="Request">
          <span className="[overflow-wrap:anywhere]">{request_id}</span>
        </Detail>
        <Detail label="Chain">
          {entry.sealed ? 'Sealed' : 'Waits for its seal, which comes every minute'}
        </Detail>
      </DetailList>
    </Dialog>
  );
}

function Changes({ entry }: { entry: LogEntry }) {
  const { before, after, erased } = entry;
  if (erased) {
    return (
      <p className="mb-2 text-muted">
        What could identify a person has been erased. That something was done, and when, stays.
      </p>
    );
  }
  const { changed, same } = changesOf(entry);
  return (
    <div className="mb-2 grid gap-2">
      {changed.length > 0 && (
        <table className="w-full border-collapse text-left text-small">
          <caption className="sr-only">What changed</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Field
              </th>
              {before && (
                <th scope="col" className="py-1.5 pr-4 font-medium">
                  Before
                </th>
              )}
              {after && (
                <th scope="col" className="py-1.5 font-medium">
                  {before ? 'After' : 'Value'}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {changed.map((change) => (
              <tr key={change.field} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {change.field}
                </th>
                {before && <Value className="pr-4 text-muted">{change.before}</Value>}
                {after && <Value className={before ? 'font-semibold' : ''}>{change.after}</Value>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <p className="text-small text-muted">
          {changed.length > 0
            ? `Saved without a change: ${same.join(', ')}.`
            : 'Saved without a change.'}
        </p>
      )}
    </div>
  );
}

interface ValueProps {
  className: string;
  children: string | undefined;
}

function Value({ className, children }: ValueProps) {
  return <td className={`py-2 [overflow-wrap:anywhere] ${className}`}>{children}</td>;
}
