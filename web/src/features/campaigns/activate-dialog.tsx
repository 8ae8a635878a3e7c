import type { CampaignRow } from '@assay/contract/campaigns';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isFailedCall, messagesOf, Refusal } from '../../lib/server-errors.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { PlanPlaces, tooFew, usePlaces } from './plan-places.tsx';
import { titleOf } from './title.ts';

interface ActivateDialogProps {
  campaign: CampaignRow;
  onClose: () => void;
  onActivate: () => Promise<unknown>;
}

/** How many emails go out when a campaign is activated. */
export function mailsInWords(people: number): string {
  if (people === 0) {
    return t`No invitations are sent now. People join through the public link, which is available once the campaign is active.`;
  }
  return t`${plural(people, { one: 'This sends # invitation now.', other: 'This sends # invitations now.' })}`;
}

/** What is said afterwards: that emails go out, or what is left to do where none do. */
export function activatedInWords(people: number): string {
  return people > 0
    ? t`The invitations are on their way.`
    : t`Share its link so that people can join.`;
}

/** Asks before emails go out. Mount it to open it. */
export function ActivateDialog({ campaign, onClose, onActivate }: ActivateDialogProps) {
  const { t } = useLingui();
  const name = titleOf(campaign);
  const [refused, setRefused] = useState<readonly Place[]>([]);
  const plan = usePlaces({ campaign: campaign.id });
  const full = tooFew(plan);

  const toMend = full ? fixes.filter(({ field }) => field === 'subjects') : refused;

  /** The reasons of the server instead of "invalid", and where each is put right. */
  function explain(failure: unknown): never {
    if (!isFailedCall(failure) || typeof failure.errors !== 'object') throw failure;
    const fields = new Set(Object.keys(failure.errors).map((key) => key.split('.')[0]));
    setRefused(fixes.filter(({ field }) => fields.has(field)));
    throw new Refusal(messagesOf(failure).join(' '));
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Activate “${name}”?`}
      confirmLabel={t`Activate`}
      pendingLabel={t`Activating…`}
      disabled={plan.query.isPending || full}
      look="primary"
      onConfirm={() => onActivate().catch(explain)}
    >
      {mailsInWords(campaign.progress.subjects)}{' '}
      <Trans>You can add people later. You can’t change the tests once someone has started.</Trans>
      {(campaign.progress.subjects > 0 || full) && <PlanPlaces places={plan} />}
      {toMend.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {toMend.map(({ field, words }) => (
            <li key={field}>
              <TextLink
                to="/admin/assessments/edit/$id"
                params={{ id: String(campaign.id) }}
                search={field === 'subjects' ? { section: 'people' } : {}}
              >
                {t(words)}
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
  words: MessageDescriptor;
}

const fixes: readonly Place[] = [
  { field: 'campaign_name', words: msg`Name the campaign` },
  { field: 'test_types', words: msg`Choose tests` },
  { field: 'skill_tests', words: msg`Choose other skill tests` },
  { field: 'subjects', words: msg`Change the people` },
  { field: 'deadline', words: msg`Set the deadline` },
];
