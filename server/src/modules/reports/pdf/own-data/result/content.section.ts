import { tellers } from '../../../rooms/drawn.rooms.ts';
import type { OwnResult, Saying, Tell } from './own-result.section.ts';
import { pageMessages } from './page-messages.data.ts';

type Tellers = typeof tellers;

/** A test that people read a result of. */
export type ResultOf = keyof Tellers;

type Results = { [Id in ResultOf]: Parameters<Tellers[Id]>[0] };
export type AnyResult = Results[ResultOf];

const tell: { [Id in ResultOf]: Tell<Results[Id]> } = tellers;

/** Of a test that was deleted and taken again. */
function repeatedIn(result: AnyResult, { say, day }: Saying): Pick<OwnResult, 'repeated'> {
  if (!('attempt' in result) || result.attempt.previousAt === null) return {};
  const { number, previousAt } = result.attempt;
  return {
    repeated: say(
      pageMessages.repeated({
        number: String(number),
        day: day(previousAt),
      }),
    ),
  };
}

/** The page of a result as parts of a document; it says what the page says, in words. */
export function contentOf<Id extends ResultOf>(
  instrument: Id,
  result: Results[Id],
  saying: Saying,
): OwnResult {
  const { completedAt } = result;
  return { completedAt, ...repeatedIn(result, saying), ...tell[instrument](result, saying) };
}

/** Whether people read a result of this instrument. */
export function hasOwnResult(instrument: string): instrument is ResultOf {
  return instrument in tellers;
}
