import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { useSendingEach } from '../../../lib/writes/use-sending.ts';
import { toast, toastFailure } from '../../../ui/overlays/toast.tsx';
import type { CampaignSubject } from '../api.ts';
import { getInvitationLink, saveCvOf } from './people-api.ts';
import type { PeopleTask } from './people-dialogs.tsx';
import type { OnPersonAction } from './person-menu.tsx';

/** Does what the menu of one person says, or opens the dialog for it. */
export function usePersonAction(
  campaignId: number,
  onTask: (task: PeopleTask) => void,
): OnPersonAction {
  const { run: saveCv } = useSendingEach(saveCvOf, toastFailure);
  const { run: copy } = useSendingEach(
    useCallback(
      (person: CampaignSubject) => copyLink(campaignId, person, onTask),
      [campaignId, onTask],
    ),
    toastFailure,
  );
  return useCallback(
    (action, person) => {
      switch (action) {
        case 'mails':
        case 'time':
        case 'extra':
        case 'permission':
          return onTask({ kind: action, person });
        case 'labels':
          return onTask({ kind: action, people: [person], single: true });
        case 'remind':
        case 'remove':
          return onTask({ kind: action, people: [person] });
        case 'cv':
          return void saveCv(person);
        case 'link':
          return void copy(person);
      }
    },
    [onTask, saveCv, copy],
  );
}

/** Onto the clipboard; a browser that keeps that shut gets a field to copy from. */
async function copyLink(
  campaignId: number,
  person: CampaignSubject,
  onTask: (task: PeopleTask) => void,
) {
  const url = await getInvitationLink(person.id, campaignId);
  const name = nameOf(person);
  if (await copyText(url)) toast(t`The link for ${name} is copied.`);
  else onTask({ kind: 'link', person, url });
}
