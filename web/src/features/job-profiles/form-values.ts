import { createJobProfile, jobProfileFacets } from '@assay/contract/job-profiles';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { isFailedCall } from '../../lib/server-errors.ts';
import type { JobProfile, JobProfileBody, Targets } from './api.ts';

export interface FacetValues {
  /** Empty where the profile does not ask for the facet. */
  direction: '' | 'high' | 'low';
  target: string;
  weight: string;
}

/** As the form has it: a row for each facet, and a task on each line. */
export interface JobProfileValues {
  name: string;
  description: string;
  tasks: string;
  group_ids: string[];
  source: string;
  /** In the order of `jobProfileFacets`. */
  targets: FacetValues[];
}

export function valuesOf(profile?: JobProfile): JobProfileValues {
  const asked = new Map(profile?.targets.map((one) => [one.facet, one]));
  return {
    name: profile?.name ?? '',
    description: profile?.description ?? '',
    tasks: profile?.tasks.join('\n') ?? '',
    group_ids: profile?.group_ids.map(String) ?? [],
    source: profile?.source ?? '',
    targets: jobProfileFacets.map((facet) => {
      const one = asked.get(facet);
      return {
        direction: one?.direction ?? '',
        target: one === undefined ? '' : String(one.target),
        weight: one === undefined ? '1' : String(one.weight),
      };
    }),
  };
}

/** Rows that the profile asks for, by their place in the form. */
function askedRows(rows: readonly FacetValues[]): number[] {
  return rows.flatMap(({ direction }, at) => (direction === '' ? [] : [at]));
}

const numberIn = (text: string) =>
  text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));

export function targetsIn(rows: readonly FacetValues[]): Targets {
  return askedRows(rows).flatMap((at) => {
    const [row, facet] = [rows[at], jobProfileFacets[at]];
    if (row === undefined || facet === undefined || row.direction === '') return [];
    const { direction, target, weight } = row;
    return [{ facet, direction, target: numberIn(target), weight: numberIn(weight) }];
  });
}

export function bodyIn(values: JobProfileValues): JobProfileBody {
  const { name, description, source } = values;
  const tasks = values.tasks.split('\n').map((line) => line.trim());
  return {
    name,
    description,
    source,
    tasks: tasks.filter((line) => line !== ''),
    group_ids: values.group_ids.map(Number),
    targets: targetsIn(values.targets),
  };
}

const checkBody = bodyResolver(createJobProfile) as unknown as Resolver<never>;

type Told = Record<string, unknown> & { message?: string };

const firstOf = (told: unknown): Told | undefined => {
  if (typeof told !== 'object' || told === null) return undefined;
  if ('message' in told) return told as Told;
  return Object.values(told).map(firstOf).find(Boolean);
};

/** Checks what would be sent, and says what is wrong at the row that it is about. */
export const jobProfileResolver: Resolver<JobProfileValues> = async (values, context, options) => {
  const result = await checkBody(bodyIn(values) as never, context as never, options as never);
  const told = result.errors as Record<string, unknown>;
  if (Object.keys(told).length === 0) return { values, errors: {} };
  const errors: Record<string, unknown> = {};
  for (const [field, problem] of Object.entries(told)) {
    if (field === 'targets' && Array.isArray(problem)) {
      const rows = askedRows(values.targets);
      const placed: unknown[] = [];
      problem.forEach((one: unknown, at) => {
        if (one) placed[rows[at] ?? 0] = one;
      });
      errors[field] = placed;
    } else {
      errors[field] = firstOf(problem);
    }
  }
  return { values: {}, errors: errors as FieldErrors<JobProfileValues> };
};

/** The same of what the server refuses. */
export function placeErrors(failure: unknown, values: JobProfileValues): unknown {
  if (!isFailedCall(failure) || typeof failure.errors !== 'object') return failure;
  const rows = askedRows(values.targets);
  const placed = Object.entries(failure.errors).map(([key, texts]) => {
    const [field = '', at = '', part = ''] = key.split('.');
    const isRow = field === 'targets' && part !== '';
    return [isRow ? `targets.${rows[Number(at)] ?? 0}.${part}` : field, texts] as const;
  });
  return Object.assign(failure, { errors: Object.fromEntries(placed) });
}
