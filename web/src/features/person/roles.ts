import type { ChoiceGroup } from '../../ui/fields/search-select.tsx';

export type RoleType = 'standard' | 'custom' | 'alt';
export interface Role {
  type: RoleType;
  id: number;
}
/** Profiles by group, each under its reference as forms send it: `5`, `custom:5`, `alt:5`. */
export type RoleGroups = readonly ChoiceGroup<string>[];

export function referenceOf({ type, id }: Role): string {
  return type === 'standard' ? String(id) : `${type}:${id}`;
}

export function roleOf(reference: string): Role {
  const [id = '', type = 'standard'] = reference.split(':').toReversed();
  return { type: type as RoleType, id: Number(id) };
}

/** Undefined for a profile that no longer exists. */
export function roleName(groups: RoleGroups, role: Role): string | undefined {
  const reference = referenceOf(role);
  return groups.flatMap(({ items }) => items).find(({ value }) => value === reference)?.label;
}
