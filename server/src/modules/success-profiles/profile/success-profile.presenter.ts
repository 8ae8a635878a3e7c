import type { OutputOf } from '@assay/contract/endpoint';
import type { Language } from '@assay/contract/languages';
import type * as contract from '@assay/contract/success-profiles';
import { strengthOf } from '@assay/instruments/success/evidence';
import { listProfiles } from '@assay/instruments/profiles/profiles';
import { jobName, listOffered } from '../../job-profiles/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ProfilePerson } from './people.queries.ts';
import type { Counts, Progress } from './progress.queries.ts';
import type { Category, ProfileRow } from './success-profile.queries.ts';
import { presentLatest } from './version.presenter.ts';
import type { VersionRow } from './version.queries.ts';

type NamedCategory = OutputOf<typeof contract.listSuccessCategories>['data'][number];
type Row = OutputOf<typeof contract.listSuccessProfiles>['data'][number];
type Person = OutputOf<typeof contract.getSuccessProfile>['data']['reviews'][number];

/** What the product has items of a review for: the families that come with it and are on offer, and the competency models. */
export async function listCategories(db: Db, language: Language | null): Promise<NamedCategory[]> {
  const known = listProfiles(language);
  const own = new Set(known.filter(({ kind }) => kind === 'standard').map(({ id }) => id));
  const families = (await listOffered(db)).filter(({ id }) => own.has(id));
  return [
    ...families.map((family) => ({
      kind: 'standard' as const,
      id: family.id,
      name: jobName(family, language),
    })),
    ...known.flatMap(({ kind, id, name }) => (kind === 'alt' ? [{ kind, id, name }] : [])),
  ];
}

export function presentRow(
  row: ProfileRow,
  { reviewed, counted }: Counts,
  versions: readonly VersionRow[],
  nameOf: (category: Category) => string | undefined,
): Row {
  const { id, name, category_kind: kind, category_id, created_at, updated_at } = row;
  const category = { kind, id: category_id };
  return {
    id,
    name,
    category_id: kind === 'standard' ? category_id : null,
    alt_category_id: kind === 'alt' ? category_id : null,
    category: { ...category, name: nameOf(category) ?? '' },
    people_count: row.people,
    reviewed_count: reviewed,
    counted,
    strength: strengthOf(counted),
    saved: presentLatest(versions),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

export function presentPerson(person: ProfilePerson, progress: Progress | undefined): Person {
  const {
    reviewers = 0,
    reviews = 0,
    last = null,
    draft = false,
    own_last = null,
  } = progress ?? {};
  const given = own_last === null ? 'none' : 'given';
  return {
    ...person,
    reviewers,
    reviews_count: reviews,
    last_reviewed_at: last?.toISOString() ?? null,
    own: draft ? 'draft' : given,
    own_reviewed_at: own_last?.toISOString() ?? null,
    counts: reviews > 0 && person.tested === true,
  };
}
