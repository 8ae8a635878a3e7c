import type { LabelColour } from '@assay/contract/label-chip';
import { t } from '@lingui/core/macro';
import type { Campaign } from '../../features/campaigns/api.ts';
import { titleOf } from '../../features/campaigns/title.ts';
import type { Label } from '../../features/labels/api.ts';
import type { Person } from '../../features/people/api.ts';
import { entryPaths } from '../entry-paths.ts';
import type { Recent } from './recent.ts';

/** Something to go to. */
export interface Found extends Recent {
  /** It leads to the list that shows the rest of what was found. */
  isRest?: boolean;
  /** It is shown among those gone to before. */
  isRecent?: boolean;
  search?: Record<string, string>;
  email?: string;
  status?: Campaign['status'];
  colour?: LabelColour;
  /** How many have the label. */
  count?: number;
}

interface PeopleAnswer {
  data: readonly Pick<Person, 'id' | 'first_name' | 'last_name' | 'email'>[];
  meta: { total: number };
}

/** People with their addresses, and behind them the way to the rest. */
export function peopleItems(answer: PeopleAnswer | undefined, typed: string): Found[] {
  const { data = [], meta } = answer ?? {};
  const rows = data.map(({ id, first_name, last_name, email }) => ({
    kind: 'person' as const,
    name: `${first_name} ${last_name}`.trim() || email,
    email,
    path: `/admin/subject-profile/${id}`,
  }));
  if (!meta || meta.total <= rows.length) return rows;
  const name = t`Show all matching people`;
  const rest = { kind: 'screen', name, path: entryPaths.talent, search: { name: typed } } as const;
  return [...rows, { ...rest, isRest: true }];
}

export function campaignItem(row: Pick<Campaign, 'id' | 'campaign_name' | 'status'>): Found {
  const { id, status } = row;
  return { kind: 'campaign', name: titleOf(row), status, path: `/admin/assessments/view/${id}` };
}

export function labelItem({
  id,
  name,
  colour,
  subjects_count: count,
}: Pick<Label, 'id' | 'name' | 'colour' | 'subjects_count'>): Found {
  return {
    kind: 'label',
    name,
    colour,
    count,
    path: `/admin/manager/organization/labels/${id}`,
  };
}

export function organizationItem({ value, label }: { value: number; label: string }): Found {
  return { kind: 'organization', name: label, path: `/admin/organizations/view/${value}` };
}
