import { momentInShort } from '../../lib/moments.ts';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { LogEntry } from './api.ts';
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

function Changes({ entry: { before, after, erased } }: { entry: LogEntry }) {
  if (erased) {
    return (
      <p className="mb-2 text-muted">
        What could identify a person has been erased. That something was done, and when, stays.
      </p>
    );
  }
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return null;
  return (
    <div className="mb-2">
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
          {fields.map((field) => {
            const changed = before && after && shown(before[field]) !== shown(after[field]);
            return (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {field.replaceAll('_', ' ')}
                </th>
                {before && <Value className="pr-4 text-muted">{shown(before[field])}</Value>}
                {after && (
                  <Value className={changed ? 'font-semibold' : ''}>{shown(after[field])}</Value>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Value({ className, children }: { className: string; children: string }) {
  return <td className={`py-2 [overflow-wrap:anywhere] ${className}`}>{children}</td>;
}

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
