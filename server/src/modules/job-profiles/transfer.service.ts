import type { BodyOf } from '@assay/contract/endpoint';
import { type importJobProfiles, jobProfileFormat } from '@assay/contract/job-profiles';
import type { BaseContext, UserContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Binary } from '../../platform/http/reply.ts';
import * as profiles from './job-profile.queries.ts';
import { addJobProfiles } from './job-profile.service.ts';

/** What another installation can take over: without numbers, which are each installation's own. */
export async function exportProfiles(
  { db }: Pick<BaseContext, 'db'>,
  { id }: { id?: number | undefined },
): Promise<Binary> {
  const found = id === undefined ? await profiles.listOffered(db) : [await getLatest(db, id)];
  const file = {
    format: jobProfileFormat,
    profiles: found.map(({ name, description, tasks, group_ids, source, targets }) => {
      return { name, description, tasks, group_ids, source, targets };
    }),
  };
  return {
    type: 'application/json; charset=utf-8',
    content: Buffer.from(`${JSON.stringify(file, null, 2)}\n`),
    download: id === undefined ? 'job-profiles.json' : `job-profile-${id}.json`,
  };
}

async function getLatest(db: BaseContext['db'], id: number) {
  const found = await profiles.findLatest(db, id);
  if (found === undefined) throw notFound();
  return found.latest;
}

export async function importProfiles(
  ctx: UserContext,
  file: BodyOf<typeof importJobProfiles>,
): Promise<{ id: number; name: string }[]> {
  const ids = await addJobProfiles(
    ctx,
    file.profiles,
    'job_profile.imported',
    (index) => `profiles.${index}.`,
  );
  return file.profiles.map(({ name }, at) => ({ id: ids[at] ?? 0, name }));
}
