import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../../ui/menu.tsx';
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
          Use a group <ChevronDownIcon />
        </Button>
      }
    >
      {data?.length === 0 && <MenuHeading>No groups yet</MenuHeading>}
      {data?.map(({ id, groupName, options }) => (
        <MenuItem
          key={id}
          onClick={() => onTake(options.map(({ text, score }) => ({ text, score })))}
        >
          {groupName}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLink to="/admin/multiple-choice-questions/option-groups">Manage groups</MenuLink>
    </Menu>
  );
}
