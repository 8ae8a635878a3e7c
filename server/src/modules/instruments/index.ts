import type { InstrumentId } from '@assay/contract/instruments';
import type { UserContext } from '../../platform/http/context.ts';
import type { Registrar, Services } from '../../platform/http/registrar.ts';
import { handle, type JobHandler, type JobKind } from '../../platform/jobs/jobs.ts';
import { openAnswers } from './answer/answer.service.ts';
import { attemptDeleted, attemptStarted } from './attempt.service.ts';
import { attemptCompleted, sweepUnscored, unscoredSweep } from './completion.service.ts';
import { extraTimeRoutes } from './extra-time/extra-time.routes.ts';
import { ownProfileRoutes } from './own-profile/own-profile.routes.ts';
import { retakeRoutes } from './retake/retake.routes.ts';
import { rooms } from './rooms/instrument.rooms.ts';

/** What other modules may use of instruments. */
export { findAttempt, isAskedAnew, listOwnAttempts, spentMinutes } from './attempt.queries.ts';
export { attemptDeleted, attemptStarted, listOpenTests } from './attempt.service.ts';
export { attemptNumberOf, listWaits } from './retake/retake.queries.ts';
export { describeTests, type TestFacts } from './rooms/test-facts.service.ts';
export { attemptCompleted, completeAttempt } from './completion.service.ts';
export {
  deleteInterview,
  findOwnedInterview,
  insertInterview,
  updateInterview,
} from './interview/interview.queries.ts';
export { listUploadSites } from './interview/interview.service.ts';
export {
  recordingFolder,
  orphanedRecordings,
} from './interview/left-files.worker.ts';
export {
  findRecording,
  isPieceUsed,
  listPieceFiles,
  listPieces,
  listRecordings,
} from './interview/recording.queries.ts';
export { playVideo } from './interview/recording-stream.reader.ts';
export { proposeLogicalCalibration } from './logical/calibration/calibration.service.ts';
export { presentLogicalScore } from './logical/score.presenter.ts';
export { presentPositions, presentScales } from './personality/scale.presenter.ts';
export {
  presentScore as presentSkillScore,
  presentStanding as presentSkillStanding,
} from './skill/skill.presenter.ts';
export {
  freezeSkillTest,
  listSkillDistribution,
  listUsedSkillTests,
} from './skill/skill-test.queries.ts';
export { listOwnNorms } from './personality/norm/norm.queries.ts';
export {
  computeOwnNorm,
  listNormsInForce,
  setNormInForce,
  showNormEffect,
} from './personality/norm/norm.service.ts';
export {
  type ComparedCulture,
  findComparedCulture,
} from './culture/organization/culture-results.service.ts';
export { findTest as findCultureTest } from './culture/organization/culture-test.queries.ts';
export { listKeyedQuestions } from './skill/form.service.ts';
export { loadTest } from './skill/bank/load.service.ts';
export { readSample } from './skill/bank/sample/sample.reader.ts';
export { questionBankRoutes } from './skill/bank/bank.routes.ts';
export { listTestsFor } from './skill/bank/test/bank-test.queries.ts';
export { endExtraTimes } from './extra-time/extra-time.queries.ts';
export { setExtraTime } from './extra-time/extra-time.service.ts';
export { averageGroups } from './burnout/batch.service.ts';
export { countWaiting, forgetGroup, listFigures } from './burnout/batch.queries.ts';

export function instrumentRoutes(routes: Registrar, services: Services): void {
  const answering = { ...services, saveAnswers: openAnswers(services.db) };
  for (const room of rooms.all) room.addRoutes(routes, answering);
  ownProfileRoutes(routes);
  extraTimeRoutes(routes);
  retakeRoutes(routes);
}

export const instrumentJobs: JobKind[] = [
  attemptStarted,
  attemptDeleted,
  attemptCompleted,
  unscoredSweep,
  ...rooms.all.flatMap(({ jobs = [] }) => jobs),
];

export function instrumentWorkers(services: Services): JobHandler[] {
  return [
    handle(unscoredSweep, () => sweepUnscored(services)),
    ...rooms.all.flatMap((room) => room.startWorkers?.(services) ?? []),
  ];
}

/** The own result of a test as its taker reads it, whichever test it is. */
export function showOwnResult(
  ctx: UserContext,
  instrument: InstrumentId,
  test: string,
): Promise<object> {
  return rooms.of(instrument).showOwnResult(ctx, test);
}
