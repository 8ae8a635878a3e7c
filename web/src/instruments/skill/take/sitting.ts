import { getSkillQuestion, getSkillTest } from '@assay/contract/skill-tests';
import type { SkillSitting, SkillTest } from '@assay/contract/skill-tests';
import { call } from '../../../api/client.ts';
import { findKeptTest, forgetKeptTest, putKeptTest } from '../../../api/kept-tests.ts';
import { sessionStore } from '../../../api/session.ts';

/** What the server says of a sitting, with the moment when it said so. */
export interface SittingSnapshot {
  sitting: SkillSitting;
  /** By the clock of this page, which runs evenly whatever the device believes the time to be. */
  at: number;
}

/** A running question as this device keeps it, for a reload without a connection. */
interface Kept {
  sitting: SkillSitting;
  /** By the device's clock, which counts differences only. */
  at: number;
  chosen?: number;
}

const params = (testId: number) => ({ params: { testId } });
const numbered = (visit: number | undefined) => (visit === undefined ? {} : { visit });
const keptName = (testId: number) => `mcqt_${testId}`;

/**
 * Goes on to the question that is next, which starts its clock. After one that ran out the server waits for a second
 * call; `told` says that the person knows. @throws ApiError, NetworkError
 */
export async function goOn(testId: number, visit?: number, told = false): Promise<SittingSnapshot> {
  const { data } = await call(getSkillQuestion, { ...params(testId), query: numbered(visit) });
  if (told && data.ranOut && !data.completed) return goOn(testId, visit);
  return { sitting: data, at: performance.now() };
}

/** Looks at the sitting without setting anything in motion. @throws ApiError, NetworkError */
export async function lookAt(
  testId: number,
  visit?: number,
  signal?: AbortSignal,
): Promise<SittingSnapshot> {
  const query = { begin: '0' as const, ...numbered(visit) };
  const { data } = await call(getSkillQuestion, { ...params(testId), query, signal });
  return { sitting: data, at: performance.now() };
}

/** Says that the page is left: the silence that follows is no lost connection. What fails of it cannot be made up for. */
export function sayGoodbye(testId: number, visit: number): void {
  const query = { visit, leaving: '1' as const };
  void call(getSkillQuestion, { ...params(testId), query, keepalive: true }).catch(() => undefined);
}

/** What is known of a test before it begins. @throws ApiError, NetworkError */
export async function fetchSkillTest(testId: number): Promise<SkillTest> {
  return (await call(getSkillTest, params(testId))).data;
}

const user = () => sessionStore.getState().user?.id ?? 0;

/** Keeps the question that runs, and what is marked. */
export function keepSitting(
  testId: number,
  { sitting, at }: SittingSnapshot,
  chosen: number | undefined,
) {
  const began = Date.now() - (performance.now() - at);
  const kept: Kept = { sitting, at: began, ...(chosen !== undefined && { chosen }) };
  return putKeptTest(user(), keptName(testId), kept);
}

export async function findSitting(
  testId: number,
): Promise<(SittingSnapshot & { chosen: number | undefined }) | undefined> {
  const kept = await findKeptTest<Kept>(user(), keptName(testId));
  if (kept === undefined) return undefined;
  const { sitting, chosen } = kept;
  const since = Math.max(0, Date.now() - kept.at);
  return { sitting, chosen, at: performance.now() - since };
}

export function forgetSitting(testId: number) {
  return forgetKeptTest(user(), keptName(testId));
}

/** Whole seconds that are left of the question now. */
export function secondsLeft({ sitting, at }: SittingSnapshot): number {
  const { remainingSeconds = 0 } = sitting.question ?? {};
  return Math.max(0, Math.ceil(remainingSeconds - (performance.now() - at) / 1000));
}
