import type { FactorCode } from '../scales.ts';
import type { FactorTexts } from './scale-texts.ts';

export const factorTexts: Record<FactorCode, FactorTexts> = {
  N: {
    report: {
      low: 'Tends to stay even-tempered when there is pressure, criticism or bad news. May look unconcerned where others expect visible worry, and can notice a real risk late.',
      average: 'Shows about as much worry and strain as most people: usually steady, tense when there is reason. How much pressure shows is likely to depend on the situation.',
      high: 'Tends to feel pressure, criticism and uncertainty strongly, and often senses early that something is wrong. Recovering from a setback may take longer, so clear feedback and early notice of changes help.',
    },
    own: {
      low: 'You describe yourself as calm: little throws you for long. Others may not always see when something does matter to you.',
      average: 'You describe yourself as steady most of the time, with worries when there is reason for them, much like most people.',
      high: 'You describe yourself as someone who feels strain and worry strongly. That makes you alert to what may go wrong, and it makes recovery after a hard day worth planning for.',
    },
  },
  E: {
    report: {
      low: 'Tends to work well alone and to speak when there is something to say. May hold back in large groups, so that good ideas stay unheard unless someone asks.',
      average: 'No marked tendency: neither constant contact nor long solitude stands out as preferred. Either is likely to be fine for a while.',
      high: 'Tends to seek contact, set the pace and speak up early. May find quiet, solitary work draining and can leave little room for quieter voices.',
    },
    own: {
      low: 'You describe yourself as rather quiet and self-contained. Time on your own probably gives you energy, and people may have to ask for your view to hear it.',
      average: 'Your answers show no marked tendency: they speak neither for constant company nor for long solitude.',
      high: 'You describe yourself as outgoing, active and quick to join in. Long stretches of solitary work may cost you more than they cost others.',
    },
  },
  O: {
    report: {
      low: 'Tends to prefer what is concrete, known and proven, which gives continuity to the work. May need a clear reason and some time before a new approach is welcome.',
      average: 'Takes up new ideas when their use is visible and keeps what works. Will seldom be the first or the last to change.',
      high: 'Tends to be curious, imaginative and quick to see other ways of doing things. May lose interest in routine and reopen questions that others consider settled.',
    },
    own: {
      low: 'You describe yourself as down to earth: you trust what has proved itself. New ideas convince you when you can see what they are for.',
      average: 'You describe yourself as open to new things in measure, with a fair liking for what you know.',
      high: 'You describe yourself as curious and imaginative. Variety and ideas feed you; routine may tire you sooner than it tires others.',
    },
  },
  A: {
    report: {
      low: 'Tends to look at matters critically, to negotiate hard and to stand a conflict. May come across as blunt or distrustful where others hope for support.',
      average: 'No marked tendency between going along with others and holding out. Which of the two happens is likely to depend on the matter.',
      high: 'Tends to trust, to help and to smooth things over. May avoid a necessary conflict, or give in where standing firm would serve everyone better.',
    },
    own: {
      low: 'You describe yourself as critical and ready to defend your own interests. That helps in negotiation; some people may need longer to see your good will.',
      average: 'Your answers show no marked tendency here, neither to give way nor to hold out.',
      high: 'You describe yourself as trusting, considerate and keen on harmony. Your own wishes may sometimes come last.',
    },
  },
  C: {
    report: {
      low: 'Tends to take things as they come and to change plans without fuss. Deadlines, details and follow-up may be easier with an outer frame: short steps, a list, someone who asks.',
      average: 'Plans and finishes what matters and lets smaller things slide at times. How much structure is wanted may depend on interest in the task.',
      high: 'Tends to plan ahead, keep promises and finish what was started. May be slow to drop a plan that has been overtaken, or hard on people who work more loosely.',
    },
    own: {
      low: 'You describe yourself as spontaneous and flexible rather than planned. A clear frame, such as short deadlines, may make it easier to finish things.',
      average: 'You describe yourself as reasonably organised: important things get done, and you allow yourself some slack.',
      high: 'You describe yourself as organised, reliable and persistent. Letting something be merely good enough may be the harder exercise for you.',
    },
  },
};
