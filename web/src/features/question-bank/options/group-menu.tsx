import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/actions/button.tsx';
import { ChevronDownIcon } from '../../../ui/text/icons.tsx';
import {
  Menu,
  MenuHeading,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '../../../ui/overlays/menu.tsx';
import { optionGroups } from '../api.ts';
import type { OptionRow } from './option-rows.ts';

/** Takes the options of a group that is kept. */
export function GroupMenu({ onTake }: { onTake: (rows: OptionRow[]) => void }) {
  const { data } = useQuery(optionGroups);
  return (
    <Menu
      align="start"
      width={260}
      trigger={
        <Button>
          <Trans>Use a group</Trans> <ChevronDownIcon />
        </Button>
      }
    >
      {data?.length === 0 && (
        <MenuHeading>
          <Trans>No groups yet</Trans>
        </MenuHeading>
      )}
      {data?.map(({ id, groupName, options }) => (
        <MenuItem
          key={id}
          onClick={() => onTake(options.map(({ text, score }) => ({ text, score })))}
        >
          {groupName}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLink to="/admin/multiple-choice-questions/option-groups">
        <Trans>Manage groups</Trans>
      </MenuLink>
    </Menu>
  );
}
