import type { CategoryTexts } from './category-texts.ts';

export const lastCategoryTexts: Record<'PAC' | 'DET' | 'TEA' | 'INT', CategoryTexts> = {
  PAC: {
    report: {
      low: 'Wants rivalry and comparison less than other things. Likely to judge their work by its own standard, and to draw back where colleagues measure themselves against each other.',
      middle: 'Gives competition about the same weight as the rest. Can probably take part in a contest and do without one.',
      high: 'Looks above all for a contest worth winning: comparison, rankings, rivals to be ahead of. Work that is compared with nothing may lose its appeal.',
    },
    own: {
      low: 'Being compared with others matters less to you than the rest. You may work best where a result counts for itself and colleagues are not opponents.',
      middle: 'Competition has a normal place in your ideal workplace, neither first nor last.',
      high: 'You want a contest worth winning: results side by side, rivals to be ahead of, a top place to reach. Where no one compares, you may miss a spur.',
    },
    organization: {
      low: 'Rivalry marks this organisation less than other things do. Teams go by their own goals, and what rivals do may be noticed late.',
      middle: 'Comparison with others has its place here beside other things. Some teams watch their rivals closely, others look at their own work.',
      high: 'Comparison with rivals and between colleagues stands out here. That suits people who like a contest, but it gives colleagues a reason to keep things to themselves.',
    },
    questions: {
      more: [
        'Tell me about a contest at work that you wanted to win. What did you do for it?',
        'How do you tell that you are doing well where results are not compared?',
      ],
      less: [
        'How do you work among colleagues who like to compare results?',
        'Tell me about a time when your results were ranked beside those of others. What did it change for you?',
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
      low: 'Checking and precision matter less to you than the rest. You may prefer to get on, and enjoy working with someone who likes to check.',
      middle: 'Care for detail has a normal place in your ideal workplace, neither first nor last.',
      high: 'You want work to be right: checked by a second pair of eyes, traced to its source, finished to a standard. Where good enough is the rule, you may be unhappy with what leaves your desk.',
    },
    organization: {
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
        'Tell me about an error of yours that someone else found. What did you change afterwards?',
        'When your work is checked by a second person, what makes that useful to you?',
      ],
    },
  },
  TEA: {
    report: {
      low: 'Wants shared work and shared credit less than other things. Likely to value tasks of their own and quiet, so information may have to be asked for.',
      middle: 'Gives teamwork about the same weight as the rest. Will probably work alone or with others as the task asks.',
      high: 'Looks above all for company in the work: help unasked, decisions talked over, success shared. A task to be done alone for months may weigh on this person.',
    },
    own: {
      low: 'Sharing work matters less to you than the rest. You may be at your best with a task of your own, and find long discussions tiring.',
      middle: 'Teamwork has a normal place in your ideal workplace, neither first nor last.',
      high: 'You want to do things together: help each other, talk before deciding, celebrate as a team. Where everyone keeps to their own desk, you may feel cut off.',
    },
    organization: {
      low: 'Shared decisions and shared credit mark this organisation less than other things do. People can get on with their own task, and knowledge may stay where it is.',
      middle: 'People work together here where the task asks for it. Some decisions are talked over, others are taken by one.',
      high: 'Help, open information and common decisions stand out here. No one is left alone with a problem, and a decision waits until all have been heard.',
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
      high: 'Looks above all for people who answer for what they do: decisions open to read, promises kept, reasons given. A decision without its reasons may cost trust quickly.',
    },
    own: {
      low: 'Other things came before openness and responsibility when you had to choose. That is an order of wishes and no judgement on your honesty.',
      middle: 'Openness and responsibility have a normal place in your ideal workplace, neither first nor last.',
      high: 'You want people to answer for what they do: keep their promises, write decisions down for all to read, give the reasons first. Where things are kept quiet, you may lose trust.',
    },
    organization: {
      low: 'Open decisions, reasons given first and care for effects on others mark this organisation less than other things do. It may save time, and people may wonder what lies behind a decision.',
      middle: 'Openness and responsibility have their place here beside other things. Reasons are given for some decisions, and others have to be taken as they are.',
      high: 'Answering for what one does stands out here: decisions are open to read, reports go to an outside office, promises are kept at a price. It costs money and time.',
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
