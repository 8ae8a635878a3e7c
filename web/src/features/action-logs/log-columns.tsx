import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { momentInShort } from '../../lib/moments.ts';
import type { Column } from '../../ui/tables/table.tsx';
import type { LogEntry } from './api.ts';
import { actionInWords, objectInWords } from './words.ts';

/** Who a row names: a person, the system, or no one any more. */
export function actorInWords({ actor, erased }: LogEntry): string {
  if (actor) return actor.name || actor.email;
  return erased ? t`Erased` : t`The system`;
}

const deleted = (id: number) => t`No. ${id}, deleted`;

export function logColumns(onOpen: (entry: LogEntry) => void): readonly Column<LogEntry>[] {
  return [
    {
      id: 'what',
      header: <Trans>Action</Trans>,
      className: 'sm:min-w-56',
      cell: (entry) => (
        <button
          type="button"
          className="rounded-small text-left font-semibold [overflow-wrap:anywhere] hover:text-accent hover:underline hover:underline-offset-3"
          onClick={() => onOpen(entry)}
        >
          {actionInWords(entry.action)}
          <span className="block text-small font-normal text-muted">{aboutInWords(entry)}</span>
        </button>
      ),
    },
    {
      id: 'who',
      header: <Trans>User</Trans>,
      className: 'sm:max-w-64',
      cell: (entry) => (
        <span className="[overflow-wrap:anywhere] max-sm:text-right">
          <span className={entry.actor ? 'block' : 'block text-muted'}>{actorInWords(entry)}</span>
          {entry.actor?.name && (
            <span className="block text-small text-muted">{entry.actor.email}</span>
          )}
        </span>
      ),
    },
    {
      id: 'organization',
      header: <Trans>Organisation</Trans>,
      className: 'sm:max-w-56',
      cell: ({ organization }) => (
        <span className="[overflow-wrap:anywhere] max-sm:text-right">
          {organization ? (
            organization.name || deleted(organization.id)
          ) : (
            <span className="text-muted">—</span>
          )}
        </span>
      ),
    },
    {
      id: 'from',
      header: <Trans>IP</Trans>,
      cell: ({ ip }) => <span className="text-muted tabular-nums">{ip ?? '—'}</span>,
    },
    {
      id: 'when',
      header: <Trans context="moment of an action">Time</Trans>,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap text-muted">
          {momentInShort(at)}
        </time>
      ),
    },
  ];
}

/** What it was done to: its name where the log has one, else its number. */
function aboutInWords(entry: LogEntry): string {
  const said = { ...entry.before, ...entry.after };
  const name = said['name'] ?? said['organization_name'] ?? said['email'];
  return typeof name === 'string' ? name : objectInWords(entry);
}
