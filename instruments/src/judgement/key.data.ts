import type { AreaCode } from './definition.ts';

/** How effective a response is among the four of its situation: 1 is the most effective, 4 the least. */
export type Rank = 1 | 2 | 3 | 4;

export interface KeyedResponse {
  rank: Rank;
  /** For those who review the items; it never leaves the server. */
  reason: string;
}

interface KeyedItem {
  area: AreaCode;
  /** In the order of `items.data.ts`. */
  responses: readonly [KeyedResponse, KeyedResponse, KeyedResponse, KeyedResponse];
}

/**
 * Our own judgement as authors, one reason for each response, written before anyone had answered. No panel has confirmed it and
 * no outcome has: docs/instruments/judgement.md says how it is to be reviewed.
 */
export const judgementKey: readonly KeyedItem[] = [
  {
    area: 'others',
    responses: [
      { rank: 2, reason: 'Clear dates can solve it for both, but the colleague learns of the problem through the manager, without having been asked.' },
      { rank: 1, reason: 'Goes to the person concerned first, names the effect and looks for the cause, and leaves every further step open.' },
      { rank: 4, reason: 'Exposes the colleague before others who had not noticed; the cause stays unknown and trust suffers.' },
      { rank: 3, reason: 'Keeps the own work safe, but hides the problem, costs time each week and leaves the cause as it is.' },
    ],
  },
  {
    area: 'setbacks',
    responses: [
      { rank: 3, reason: 'Considers the effect, but makes telling depend on it: the others may begin with the error meanwhile, and judge its weight themselves best.' },
      { rank: 4, reason: 'For two weeks others work with something that is known to be wrong.' },
      { rank: 2, reason: 'Repairs it fast, but a note that does not name the error lets those who have begun overlook what they must redo.' },
      { rank: 1, reason: 'Open at once, before harm is done, and tells the others what they can plan with.' },
    ],
  },
  {
    area: 'planning',
    responses: [
      { rank: 2, reason: 'Decides and tells the other in time, but on a guess of what matters to them.' },
      { rank: 3, reason: 'Looks fair, but neither has what they need on Wednesday, and changing between tasks costs time.' },
      { rank: 4, reason: 'The order of asking says nothing of weight, and the second person is not told.' },
      { rank: 1, reason: 'Finds out what depends on the dates and lets those concerned settle the order before time is spent.' },
    ],
  },
  {
    area: 'integrity',
    responses: [
      { rank: 1, reason: 'The reader gets the whole picture with what explains it, and need not find it out.' },
      { rank: 4, reason: 'Correct in the letter, but the impression is known to be wrong, and the reader has no cause to ask.' },
      { rank: 3, reason: 'Shows doubt, but the colleague shares the interest in the better figure, and the decision is only passed on.' },
      { rank: 2, reason: 'A close reader can see what is missing; others keep the wrong impression.' },
    ],
  },
  {
    area: 'others',
    responses: [
      { rank: 3, reason: 'The idea is heard, but it changes hands, and the colleague is passed over a second time.' },
      { rank: 2, reason: 'Encourages, but leaves the hard part to a newcomer alone, and the occasion has passed.' },
      { rank: 1, reason: 'Gives the word back to the person whose idea it is, while it can still be used.' },
      { rank: 4, reason: 'Takes silence for a choice; someone new who was interrupted is unlikely to try again, and the idea is lost.' },
    ],
  },
  {
    area: 'setbacks',
    responses: [
      { rank: 4, reason: 'Defends what is there; no one learns what is needed.' },
      { rank: 1, reason: 'Asks the one who knows what was needed, and saves what can be saved of the work.' },
      { rank: 3, reason: 'Shows effort, but on the same understanding that missed the first time.' },
      { rank: 2, reason: 'A second view can show what is missing, though the colleague does not know what this manager wanted.' },
    ],
  },
  {
    area: 'planning',
    responses: [
      { rank: 1, reason: 'Those concerned learn it while they can still choose, and get something to choose from.' },
      { rank: 3, reason: 'May save the date, but twice the work does not fit into longer days for three weeks, and no one else can plan.' },
      { rank: 2, reason: 'A short, bounded search is reasonable and ends in telling, but costs days of those that are left to choose in.' },
      { rank: 4, reason: 'When it is certain, nothing can be changed any more.' },
    ],
  },
  {
    area: 'integrity',
    responses: [
      { rank: 3, reason: 'Cares for what the session was for, but the list still says what is not true.' },
      { rank: 2, reason: 'Stays honest, but leaves the colleague alone with a problem that came from helping someone.' },
      { rank: 4, reason: 'Confirms what is not true, and what was to be learned is not made up for.' },
      { rank: 1, reason: 'Stays honest and takes on the colleague’s real problem: how to make up for it in time.' },
    ],
  },
  {
    area: 'others',
    responses: [
      { rank: 3, reason: 'The work may go on, but one of the two has lost to a vote, and the reasons have not met.' },
      { rank: 1, reason: 'Brings both to one table and to what the result is for, where the ways can be compared.' },
      { rank: 2, reason: 'Helps each understand the other, but the two still talk through a third person and the work stands.' },
      { rank: 4, reason: 'Experience has not settled it so far, and the own work stands still as well.' },
    ],
  },
  {
    area: 'setbacks',
    responses: [
      { rank: 2, reason: 'Takes the own part on, but leaves out the other cause, so that it can happen again.' },
      { rank: 4, reason: 'Tells the other cause alone and puts the blame on a colleague.' },
      { rank: 1, reason: 'Names both causes without excuse or blame, and what follows from them.' },
      { rank: 3, reason: 'Careful, but gives no answer to what is known already, and looks as if something had to be arranged first.' },
    ],
  },
  {
    area: 'planning',
    responses: [
      { rank: 2, reason: 'Often enough to get the colleague going, but the first hour of hard work is broken, and ten minutes may not do.' },
      { rank: 4, reason: 'Keeps the morning, but leaves the colleague stuck without knowing whether anyone else can help.' },
      { rank: 1, reason: 'Keeps the morning for what has waited longest, and gives the colleague a sure time and something to go on with.' },
      { rank: 3, reason: 'Kind, but what is not urgent drives out again what has been put off for days.' },
    ],
  },
  {
    area: 'integrity',
    responses: [
      { rank: 1, reason: 'Puts it right where the wrong impression arose, before the same people.' },
      { rank: 3, reason: 'The colleague hears of it, but all others keep believing that it was your work.' },
      { rank: 4, reason: 'Sounds modest, but keeps the praise and the wrong impression.' },
      { rank: 2, reason: 'The manager learns it, but the others in the meeting do not.' },
    ],
  },
];
