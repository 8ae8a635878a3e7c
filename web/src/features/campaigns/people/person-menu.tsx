import { waitingStatuses } from '@assay/contract/campaign-people';
import { factsOf } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { isOver } from '../../../lib/moments.ts';
import { IconButton } from '../../../ui/actions/button.tsx';
import { MoreIcon } from '../../../ui/text/icons.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import type { Campaign, CampaignSubject } from '../api.ts';
import { shownName } from './shown-name.ts';

export type PersonAction =
  | 'mails'
  | 'cv'
  | 'link'
  | 'permission'
  | 'time'
  | 'extra'
  | 'labels'
  | 'remind'
  | 'remove';
export type OnPersonAction = (action: PersonAction, person: CampaignSubject) => void;

interface PersonMenuProps {
  campaign: Campaign;
  person: CampaignSubject;
  onAction: OnPersonAction;
}

const waiting: ReadonlySet<string> = new Set(waitingStatuses);

/** What can be done for one person, as far as it makes sense for them. */
export function PersonMenu({ campaign, person, onAction }: PersonMenuProps) {
  const { t } = useLingui();
  const name = shownName(person);
  const { status, permission } = person;
  const live = campaign.status === 'active';
  const invited = campaign.status !== 'draft';
  const gone = status === 'anonymised';
  const due = waiting.has(status);
  const item = (action: PersonAction, words: string) => (
    <MenuItem onClick={() => onAction(action, person)}>{words}</MenuItem>
  );
  return (
    <Menu
      width={216}
      trigger={
        <IconButton label={t`Actions for ${name}`}>
          <MoreIcon />
        </IconButton>
      }
    >
      {live && due && item('remind', t`Remind`)}
      {invited && item('mails', t`Email history`)}
      {person.has_cv && item('cv', t`Download CV`)}
      {live && due && item('link', t`Copy invitation link`)}
      {invited && !gone && !permission && item('permission', t`Request permission…`)}
      {mayGetTime(campaign, person) && item('time', t`Extend deadline`)}
      {invited && !gone && isTimed(campaign, person) && item('extra', t`Extra test time`)}
      {!gone && item('labels', t`Labels`)}
      {!gone && <MenuSeparator />}
      <MenuItem danger onClick={() => onAction('remove', person)}>
        <Trans>Remove from the campaign</Trans>
      </MenuItem>
    </Menu>
  );
}

/** Whether a test with a clock is asked for, or was started when it still was. */
function isTimed({ test_types }: Campaign, { tests }: CampaignSubject): boolean {
  return [...test_types, ...tests.map(({ id }) => id)].some((id) => factsOf(id)?.isTimed);
}

/** Also once the deadline has passed, but not in a campaign that was ended for everyone. */
function mayGetTime({ status, deadline }: Campaign, person: CampaignSubject): boolean {
  if (status === 'active') return waiting.has(person.status);
  const passed = status === 'completed' && deadline !== null && isOver(deadline);
  return passed && [...waiting, 'expired'].includes(person.status);
}
