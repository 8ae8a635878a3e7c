import {
  compareNorms,
  computeNorm,
  type NormChange,
  type NormPart,
} from '@assay/instruments/personality/norm-engine';
import {
  ageGroupNorm,
  fiveFactorNorm,
  type Norm,
  ownNorms,
  personalityNorms,
} from '@assay/instruments/personality/norms';
import type { ChosenNorms, StoredPersonality } from '@assay/instruments/personality/score';
import { writeAudit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/db/database.ts';
import {
  insertOwnNorm,
  listNormPeople,
  listOwnNorms,
  type OwnNorm,
  switchNorm,
} from './norm.queries.ts';

/** What a new result is compared with in place of the product's norms, for somebody of any age. */
export async function findChosenNorms(db: Db): Promise<ChosenNorms> {
  const own = (await listOwnNorms(db)).filter(({ active }) => active);
  const { group } = fiveFactorNorm();
  const fiveFactor = own.find((norm) => norm.part === 'five-factor' && norm.group === group);
  const tendencies = own.find(({ part }) => part === 'tendencies');
  return { ...(fiveFactor && { fiveFactor }), ...(tendencies && { tendencies }) };
}

/** Every norm in force: the product's, each replaced by one of the own people where that was chosen. */
export async function listNormsInForce(db: Db): Promise<Norm[]> {
  const own = (await listOwnNorms(db)).filter(({ active }) => active);
  return personalityNorms().map((norm) => own.find(({ group }) => group === norm.group) ?? norm);
}

/** The product's norm of one part and group. @throws RangeError when there is none. */
function shippedNorm(part: NormPart, group: string): Norm {
  const norms = personalityNorms();
  const found = norms.find((norm) => norm.group === group && partOf(norm) === part);
  if (found) return found;
  const known = norms.map((norm) => `${partOf(norm)} "${norm.group}"`).join(', ');
  throw new RangeError(`There is no norm group "${group}" of ${part}. There are: ${known}.`);
}

function partOf({ scales }: Norm): NormPart {
  return scales.some(({ code }) => code === 'N') ? 'five-factor' : 'tendencies';
}

/** Ages of those whom a norm is about, as their results name them: the norm for everybody spans two groups and takes in those of unknown age. */
function groupsWithin(part: NormPart): string[] | null {
  if (part === 'tendencies') return null;
  return [ageGroupNorm(30), ageGroupNorm(50), fiveFactorNorm()].map((norm) => norm.group);
}

export interface NormEffect {
  norm: OwnNorm;
  before: Norm;
  changes: NormChange[];
  people: number;
}

/** Computes and keeps a norm; nothing is compared with it before it is put into force. */
export async function computeOwnNorm(db: Db, part: NormPart, group: string): Promise<number> {
  const previous = shippedNorm(part, group);
  const people = await listNormPeople(db, 'personality', groupsWithin(part));
  const count = (await listOwnNorms(db)).length;
  const norm = computeNorm(people, {
    part,
    previous,
    name: part === 'five-factor' ? ownNorms.fiveFactor : ownNorms.tendencies,
    version: `${new Date().toISOString().slice(0, 10)}.${count + 1}`,
    group,
    source: ownNorms.source,
  });
  return insertOwnNorm(db, 'personality', part, { ...norm, n: norm.n ?? 0 });
}

function ownNorm(own: OwnNorm[], id: number): OwnNorm {
  const norm = own.find((one) => one.id === id);
  if (norm === undefined) throw new RangeError(`There is no norm ${id}.`);
  return norm;
}

/** A kept norm beside the one that it would replace, and what that would do to results that are there. */
export async function showNormEffect(db: Db, id: number): Promise<NormEffect> {
  const own = await listOwnNorms(db);
  const norm = ownNorm(own, id);
  const { part, group } = norm;
  const before =
    own.find((one) => one.active && one.id !== id && one.part === part && one.group === group) ??
    shippedNorm(part, group);
  const people = await listNormPeople(db, 'personality', groupsWithin(part));
  const stored: StoredPersonality[] = people.map((person) => person.stored);
  return { norm, before, changes: compareNorms(before, norm, stored), people: stored.length };
}

/** By explicit choice only: from now on new results are compared with it, or with `on` false with the product's again. */
export async function setNormInForce(db: Db, id: number, on: boolean): Promise<OwnNorm> {
  const norm = ownNorm(await listOwnNorms(db), id);
  if (norm.active === on) {
    throw new RangeError(`Norm ${id} is ${on ? 'in force already' : 'not in force'}.`);
  }
  await switchNorm(db, { ...norm, instrument: 'personality' }, on ? id : null);
  const origin = {
    organizationId: null,
    actorId: null,
    requestId: 'command',
    ip: '',
    userAgent: null,
  };
  await writeAudit(db, origin, {
    action: on ? 'norm.activated' : 'norm.deactivated',
    entity: 'norm',
    entityId: id,
    after: { part: norm.part, group: norm.group, version: norm.version, n: norm.n },
  });
  return norm;
}
