import type { TopicCode } from '../categories.ts';

/**
 * Three bands for managers: the fourth, 100 points, would say what every single answer was. A band is that of the mean of two parts, so
 * its sentence says nothing of the work alone.
 */
export type ManagerBand = 'low' | 'moderate' | 'high';

/** What a manager reads about the work of someone, never about the person. */
export const managerBands: Record<ManagerBand, string> = {
  low: 'Taken together and on average, work and the days around it are described as draining less than now and then; one of the two can weigh more. Nothing has to be done because of this, and nothing should be read into it.',
  moderate:
    'Taken together and on average, work and the days around it are described as draining now and then to often; one of the two can weigh less or more. A good time to look at the amount of work together, before it becomes more.',
  high: 'Taken together and on average, work and the days around it are described as draining often or more; one of the two can weigh less. Talk soon about whether the work should become less or different, in a conversation that this person may steer.',
};

/** The sides of work that may be named to a manager. What is said about life outside work is not among them. */
export const managerTopics: Partial<Record<TopicCode, { name: string; advice: string }>> = {
  recovery: {
    name: 'Too little recovery between stretches of work',
    advice:
      'Look at hours, shifts, overtime and holidays: is there a free evening, a free weekend, and a real break in the day? Messages after hours count as work.',
  },
  demands: {
    name: 'Work that asks for more than can be given for long',
    advice:
      'Go through the tasks together and take something away: a deadline, a project, a meeting. Say clearly what matters least.',
  },
  contact: {
    name: 'Much contact with people, few breaks from it',
    advice:
      'Spread appointments, leave gaps between them, and mix contact with work that is done alone.',
  },
  care: {
    name: 'Much patience and sympathy asked for',
    advice:
      'Share difficult cases among several, offer supervision or a second person, and see that no one has to take abuse.',
  },
};

export const managerAdvice: Record<ManagerBand, readonly string[]> = {
  low: ['Keep asking how the work is going, as with everyone. Someone who says nothing may still not be well.'],
  moderate: [
    'Offer a conversation about the amount of work and ask what would help. Do not ask about health.',
    'Change one thing about the work and agree on when to see whether it has helped.',
  ],
  high: [
    'Offer a conversation soon and leave it to the person what to say. Do not ask about health, family or causes.',
    'Take work away before adding offers: a course on resilience does not make up for too much work.',
    'Name the occupational health doctor, the confidential adviser or another person in charge of this in the organisation, once and without pressure.',
    'If several people are in this band, the cause lies in the work and not in each of them.',
  ],
};

export const managerLimits = [
  'This is health-related and was shared in confidence, for support only. It must not be used to choose, rank, filter, promote or dismiss anyone.',
  'It is no diagnosis and no forecast, and it says nothing about how well someone works.',
  'It describes four weeks in someone’s own words. In another month the band may be another.',
  'The bands are conventions, and the questions have not been tried in a study yet. Near a limit chance decides between two bands.',
  'Answers, scores and everything about life outside work stay with the person.',
] as const;
