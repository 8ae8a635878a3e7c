import { descriptorsOf } from '../../../platform/found-rooms.ts';
import type { Registrar, Services } from '../../../platform/http/registrar.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import type { JobHandler, JobKind } from '../../../platform/jobs/jobs.ts';
import type { AnswerServices } from '../answer/answer.service.ts';

/** What the folder of an instrument puts into the product: its calls and what it does by itself. Its `TestKind` says the rest. */
export interface InstrumentRoom {
  addRoutes: (routes: Registrar, services: AnswerServices) => void;
  /** The own result of one of its tests, as its taker reads it. */
  showOwnResult: (ctx: UserContext, test: string) => Promise<object>;
  jobs?: JobKind[];
  startWorkers?: (services: Services) => JobHandler[];
}

/** `index.ts` of a room exports what this makes. */
export const { define: defineInstrumentRoom, isOne: isInstrumentRoom } =
  descriptorsOf<InstrumentRoom>();
