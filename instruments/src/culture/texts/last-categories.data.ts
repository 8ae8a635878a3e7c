import type { CategoryTexts } from './category-texts.ts';

export const lastCategoryTexts: Record<'PAC' | 'DET' | 'TEA' | 'INT', CategoryTexts> = {
  PAC: {
    report: {
      low: 'Wants speed and rivalry less than other things. Likely to prefer time to think, and may draw back where colleagues measure themselves against each other.',
      middle: 'Gives speed and competition about the same weight as the rest. Can probably hurry for a while and slow down again.',
      high: 'Looks above all for quick decisions and a contest worth winning. Long coordination is likely to try this person’s patience.',
    },
    own: {
      low: 'Speed and rivalry matter less to you than the rest. You may want time to think a thing through, and colleagues who are not opponents.',
      middle: 'Speed and competition have a normal place in your ideal workplace, neither first nor last.',
      high: 'You want things to move: quick decisions, chances taken at once, somebody to measure yourself against. Where every step needs a meeting, you may grow impatient.',
    },
    organisation: {
      low: 'Speed and rivalry mark this organisation less than other things do. Decisions can ripen, and a chance that will not wait may pass.',
      middle: 'Things move here at a pace like that of other concerns: fast when it matters, slower elsewhere.',
      high: 'Quick decisions and comparison with others stand out here. That carries people who like a contest, and it leaves little time for second thoughts.',
    },
    questions: {
      more: [
        'Tell me about a decision that took long and that you were part of. What would have made it faster?',
        'What do you do with your energy while you wait for others?',
      ],
      less: [
        'Tell me about a time when you had to decide faster than you liked. How did it turn out?',
        'How do you work among colleagues who like to compare results?',
      ],
    },
  },
  DET: {
    report: {
      low: 'Wants checking and precision less than other things. Likely to call a thing done early, so agree on what must be exact.',
      middle: 'Gives care for detail about the same weight as the rest. Will probably check where an error would be expensive.',
      high: 'Looks above all for care: second checks, sources, causes. Being asked to hand over unchecked work may go against the grain.',
    },
    own: {
      low: 'Checking and precision matter less to you than the rest. You may prefer to get on, and enjoy working with somebody who likes to check.',
      middle: 'Care for detail has a normal place in your ideal workplace, neither first nor last.',
      high: 'You want work to be right: checked by a second pair of eyes, traced to its source, finished to a standard. Where good enough is the rule, you may be unhappy with what leaves your desk.',
    },
    organisation: {
      low: 'Checks and standards mark this organisation less than other things do. Work goes out early, and some of it comes back.',
      middle: 'Care for detail has its place here beside other things. How closely work is checked probably depends on what is at stake.',
      high: 'Second checks, sources and causes stand out here. What goes out can be relied on, and it goes out later.',
    },
    questions: {
      more: [
        'Tell me about work that you had to hand over before it was as good as you wanted.',
        'Which checks can you do without when time is short, and which not?',
      ],
      less: [
        'Tell me about an error of yours that somebody else found. What did you change afterwards?',
        'When your work is checked by a second person, what makes that useful to you?',
      ],
    },
  },
  TEA: {
    report: {
      low: 'Wants shared work and shared credit less than other things. Likely to value own tasks and quiet, so information may have to be asked for.',
      middle: 'Gives teamwork about the same weight as the rest. Will probably work alone or with others as the task asks.',
      high: 'Looks above all for company in the work: help unasked, decisions talked over, success shared. A task to be done alone for months may weigh on this person.',
    },
    own: {
      low: 'Sharing work matters less to you than the rest. You may be at your best with a task of your own, and find long discussions tiring.',
      middle: 'Teamwork has a normal place in your ideal workplace, neither first nor last.',
      high: 'You want to do things together: help each other, talk before deciding, celebrate as a team. Where everybody keeps to their own desk, you may feel cut off.',
    },
    organisation: {
      low: 'Shared decisions and shared credit mark this organisation less than other things do. People can get on with their own task, and knowledge may stay where it is.',
      middle: 'People work together here where the task asks for it. Some decisions are talked over, others are taken by one.',
      high: 'Help, open information and common decisions stand out here. Nobody is left alone with a problem, and a decision waits until all have been heard.',
    },
    questions: {
      more: [
        'When most of your work is done alone, where do you look for exchange?',
        'Tell me about a team that you liked to work in. What did people do there from day to day?',
      ],
      less: [
        'Tell me about a decision that a whole team took although one person could have taken it. How was that for you?',
        'How do others learn what you know when you work on your own?',
      ],
    },
  },
  INT: {
    report: {
      low: 'Put openness and answering for effects on others behind other things when asked to choose. That is an order of wishes and says nothing about honesty.',
      middle: 'Gives openness and responsibility about the same weight as the rest. Will probably expect both as a matter of course.',
      high: 'Looks above all for people who answer for what they do: mistakes told, promises kept, reasons given. A decision without its reasons may cost trust quickly.',
    },
    own: {
      low: 'Other things came before openness and responsibility when you had to choose. That is an order of wishes and no judgement on your honesty.',
      middle: 'Openness and responsibility have a normal place in your ideal workplace, neither first nor last.',
      high: 'You want people to answer for what they do: tell their mistakes, keep their promises, give the real reasons. Where things are kept quiet, you may lose trust.',
    },
    organisation: {
      low: 'Telling mistakes, giving reasons and weighing effects on others mark this organisation less than other things do. It may save time and awkward talks, and people may wonder what lies behind a decision.',
      middle: 'Openness and responsibility have their place here beside other things. Reasons are given for some decisions, and others have to be taken as they are.',
      high: 'Answering for what one does stands out here: mistakes are told, reports are followed up, promises are kept at a price. It costs money and frank talks.',
    },
    questions: {
      more: [
        'Not every reason can be given at once. Tell me about a decision that you had to accept without knowing why.',
        'What do you do when a promise can no longer be kept?',
      ],
      less: [
        'Tell me about a mistake of yours at work. Who learned of it, and when?',
        'When have you had to explain a hard decision to those it touched? How did you do it?',
      ],
    },
  },
};
