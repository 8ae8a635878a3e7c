import type { CampaignRow } from '@assay/contract/campaigns';
import { useState } from 'react';
import { counted } from '../../lib/numbers.ts';
import { isFailedCall, messagesOf, Refusal } from '../../lib/server-errors.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { titleOf } from './title.ts';

interface ActivateDialogProps {
  campaign: CampaignRow;
  onClose: () => void;
  onActivate: () => Promise<unknown>;
}

/** How many mails go out when a campaign is activated. */
export function mailsInWords(people: number): string {
  if (people === 0) {
    return 'Nobody is mailed now. People join by the link for everybody, which is there once the campaign is active.';
  }
  return people === 1 ? '1 invitation goes out now.' : `${counted(people)} invitations go out now.`;
}

/** What is said afterwards: that mails go out, or what is left to do where none do. */
export function activatedInWords(people: number): string {
  return people > 0
    ? 'The invitations are on their way.'
    : 'Share its link, so that people can join.';
}

/** Asks before mails go out. Mount it to open it. */
export function ActivateDialog({ campaign, onClose, onActivate }: ActivateDialogProps) {
  const [refused, setRefused] = useState<readonly Place[]>([]);

  /** The reasons of the server instead of "invalid", and where each is put right. */
  function explain(failure: unknown): never {
    if (!isFailedCall(failure) || typeof failure.errors !== 'object') throw failure;
    const fields = new Set(Object.keys(failure.errors).map((key) => key.split('.')[0]));
    setRefused(places.filter(({ field }) => fields.has(field)));
    throw new Refusal(messagesOf(failure).join(' '));
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Activate “${titleOf(campaign)}”?`}
      confirmLabel="Activate"
      look="primary"
      onConfirm={() => onActivate().catch(explain)}
    >
      {mailsInWords(campaign.progress.subjects)} People can be added later. Tests stay as they are
      once somebody has begun.
      {refused.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {refused.map(({ field, words }) => (
            <li key={field}>
              <TextLink
                to="/admin/assessments/edit/$id"
                params={{ id: String(campaign.id) }}
                search={field === 'subjects' ? { section: 'people' } : {}}
              >
                {words}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}

interface Place {
  field: string;
  words: string;
}

const places: readonly Place[] = [
  { field: 'campaign_name', words: 'Name the campaign' },
  { field: 'test_types', words: 'Choose tests' },
  { field: 'skill_tests', words: 'Choose other skill tests' },
  { field: 'subjects', words: 'Change the people' },
  { field: 'deadline', words: 'Set the deadline' },
];
