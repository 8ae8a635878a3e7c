import { Trans, useLingui } from '@lingui/react/macro';
import { momentInShort } from '../../lib/moments.ts';
import { Detail, DetailList } from '../../ui/page/detail-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PersonLink } from '../../ui/actions/person-link.tsx';
import type { LogEntry } from './api.ts';
import { changesOf } from './changes.ts';
import { actorInWords } from './log-columns.tsx';
import { actionInWords, objectInWords } from './words.ts';

interface LogDialogProps {
  entry: LogEntry;
  /** Of the reader: the people of others have no page here. */
  ownOrganization: number | null | undefined;
  onClose: () => void;
}

/** Everything that the log knows of one change. */
export function LogDialog({ entry, ownOrganization, onClose }: LogDialogProps) {
  const { t } = useLingui();
  const { at, actor, organization, ip, user_agent, request_id } = entry;
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
        {actor && <Detail label={t`Email`}>{actor.email}</Detail>}
        {organization && (
          <Detail label={t`Organisation`}>{`${organization.name} (${organization.id})`}</Detail>
        )}
        <Detail label={t`Object`}>
          <LogObject entry={entry} ownOrganization={ownOrganization} />
        </Detail>
        <Detail label={t`IP`}>{ip ?? t`Not kept`}</Detail>
        <Detail label={t`Browser`}>
          <span className="[overflow-wrap:anywhere]">{user_agent ?? t`Not kept`}</span>
        </Detail>
        <Detail label={t`Request`}>
          <span className="[overflow-wrap:anywhere]">{request_id}</span>
        </Detail>
        <Detail label={t`Chain`}>
          {entry.sealed ? t`Sealed` : t`Not sealed yet; entries are sealed every minute`}
        </Detail>
      </DetailList>
    </Dialog>
  );
}

/** What it was done to; somebody of the reader's own organisation leads to their page. */
export function LogObject({ entry, ownOrganization }: Omit<LogDialogProps, 'onClose'>) {
  const { entity, entity_id: id, organization } = entry;
  const words = objectInWords(entry);
  if (entity !== 'subject' || organization === null || organization.id !== ownOrganization) {
    return words;
  }
  return <PersonLink id={Number(id)}>{words}</PersonLink>;
}

function Changes({ entry }: { entry: LogEntry }) {
  const { t } = useLingui();
  const { before, after, erased } = entry;
  if (erased) {
    return (
      <p className="mb-2 text-muted">
        <Trans>Personal details have been erased. The action and its time stay.</Trans>
      </p>
    );
  }
  const { changed, same } = changesOf(entry);
  const fields = same.join(', ');
  return (
    <div className="mb-2 grid gap-2">
      {changed.length > 0 && (
        <table className="w-full border-collapse text-left text-small">
          <caption className="sr-only">
            <Trans>What changed</Trans>
          </caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                <Trans>Field</Trans>
              </th>
              {before && (
                <th scope="col" className="py-1.5 pr-4 font-medium">
                  <Trans>Before</Trans>
                </th>
              )}
              {after && (
                <th scope="col" className="py-1.5 font-medium">
                  {before ? t`After` : t`Value`}
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
          {changed.length > 0 ? t`Saved without a change: ${fields}.` : t`Saved without a change.`}
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
