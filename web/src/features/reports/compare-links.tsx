import { profiled } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { linkOptions } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { MenuLink } from '../../ui/overlays/menu.tsx';
import { comparisonPath } from './comparison-path.ts';

interface CompareLinksProps {
  campaign: number;
  people: number[];
  /** Whether the organisation may compare more than two. */
  team: boolean;
  /** As an entry of a menu. */
  inMenu: boolean;
}

/** Two people side by side in what profiles are about, or more of them as a team. */
export function CompareLinks({ campaign, people, team, inMenu }: CompareLinksProps) {
  const [first, second] = people;
  if (first === undefined || second === undefined) return null;
  if (people.length === 2) {
    const pair = linkOptions({
      to: comparisonPath(profiled),
      params: { first: String(first), second: String(second) },
      search: { campaign },
    });
    const words = <Trans>Compare the two</Trans>;
    return inMenu ? (
      <MenuLink {...pair} preload={false}>
        {words}
      </MenuLink>
    ) : (
      <ButtonLink {...pair} preload={false}>
        {words}
      </ButtonLink>
    );
  }
  if (!team) return null;
  const asTeam = linkOptions({
    to: '/admin/report/personality-test/team-compare',
    search: { campaign, subjects: people },
  });
  const words = <Trans>Compare as a team</Trans>;
  return inMenu ? (
    <MenuLink {...asTeam} preload={false}>
      {words}
    </MenuLink>
  ) : (
    <ButtonLink {...asTeam} preload={false}>
      {words}
    </ButtonLink>
  );
}
