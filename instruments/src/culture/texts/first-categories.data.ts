import type { CategoryTexts } from './category-texts.ts';

export const firstCategoryTexts: Record<'INN' | 'STA' | 'SUP' | 'RES', CategoryTexts> = {
  INN: {
    report: {
      low: 'Wants trying out new things less than other things at work. Likely to enjoy improving what exists, and to ask what a change is for before joining in.',
      middle: 'Gives new ideas about the same weight as the rest. Is likely to join an experiment when its use can be seen.',
      high: 'Looks above all for room to explore and to try things out. Work that has long been settled may feel narrow, and a rough idea will be shown early.',
    },
    own: {
      low: 'Trying out new things matters less to you than the rest. You may feel at home where proven ways are improved step by step, and ill at ease where everything changes at once.',
      middle: 'New ideas have a normal place in your ideal workplace, neither first nor last.',
      high: 'You want room to explore: half-finished ideas on the table, small trials, lessons from failures. Where everything is settled already, you may soon miss something.',
    },
    organization: {
      low: 'Trying out new things marks this organisation less than other things do. Proven ways are kept, which saves effort, and a new idea needs patience until someone takes it up.',
      middle: 'New ideas have their place here beside everything else. Whether one is tried probably depends on the team.',
      high: 'Exploring stands out here: rough ideas are shown, trials are small and frequent, failures are talked about. That brings chances and also unfinished work that someone has to live with.',
    },
    questions: {
      more: [
        'Tell me about something new that you tried out at work. What would you have needed to go further with it?',
        'Where would you look for something new in work that follows known ways?',
      ],
      less: [
        'Tell me about a time when working methods around you changed often. What helped you, and what did not?',
        'When someone shows you an idea that is half finished, what do you want to know before you join in?',
      ],
    },
  },
  STA: {
    report: {
      low: 'Wants fixed procedures and long notice less than other things. Likely to be at ease where much is open, and may find detailed rules tiring.',
      middle: 'Gives rules and predictability about the same weight as the rest. Can probably work with a procedure as well as with a gap in it.',
      high: 'Looks above all for clear procedures, clear roles and time to prepare. Sudden changes of plan are likely to cost more than they cost others.',
    },
    own: {
      low: 'Fixed procedures matter less to you than the rest. You may enjoy finding your own way, and feel held back where much is written down.',
      middle: 'Rules and predictability have a normal place in your ideal workplace, neither first nor last.',
      high: 'You want to know what applies and what is coming: clear roles, written procedures, changes announced in good time. Where plans shift from day to day, work may cost you more than it should.',
    },
    organization: {
      low: 'Written rules and long notice mark this organisation less than other things do. People can adapt quickly, and they have to find out for themselves what applies.',
      middle: 'Rules exist here where they are needed, and elsewhere people decide by the case. Newcomers may have to ask which is which.',
      high: 'Written procedures, clear roles and early notice stand out here. People can rely on what applies, and a case that fits no rule takes longer.',
    },
    questions: {
      more: [
        'Tell me about a plan that changed at short notice. What did it do to your work?',
        'Which agreements do you need in writing to work well, and which not?',
      ],
      less: [
        'Tell me about a rule at work that you found too narrow. What did you do about it?',
        'Think of a task with a fixed procedure. Which part of it would you want to shape yourself?',
      ],
    },
  },
  SUP: {
    report: {
      low: 'Asks less for personal attention and support than for other things. Is likely to manage their own load and learning, and may not say early when it becomes too much.',
      middle: 'Gives support for people about the same weight as the rest. Will probably use what is offered without choosing a place for it.',
      high: 'Looks above all for attention to people: workload, learning, private life, time with a manager. One who seldom asks may be missed more than other things.',
    },
    own: {
      low: 'Being cared for matters less to you than the rest. You probably see to your own load and learning, and may like to be left to it.',
      middle: 'Support has a normal place in your ideal workplace, neither first nor last.',
      high: 'You want an employer who sees the person: who asks how you cope, helps you learn and respects your life outside. Where no one asks, you may not stay long.',
    },
    organization: {
      low: 'Attention to load, learning and private life marks this organisation less than other things do. Independent people may like that, and someone who struggles may be noticed late.',
      middle: 'People are supported here about as much as other things are cared for. How much one gets probably depends on the manager.',
      high: 'Care for people stands out here: managers ask, learning has its days, private needs are planned for. It takes time and money that go elsewhere in other places.',
    },
    questions: {
      more: [
        'What did a manager of yours do that helped you most? How would you notice that you need it again?',
        'When support has to be asked for, how do you go about it?',
      ],
      less: [
        'When a manager asks often how you are, how much of that do you find useful?',
        'Tell me about a time when you had too much to do. When did others learn of it?',
      ],
    },
  },
  RES: {
    report: {
      low: 'Wants measured goals and rewards for results less than other things. Likely to find worth in work that no figure shows, and may resist being judged by one.',
      middle: 'Gives measurable results about the same weight as the rest. Will probably accept a target and look beyond it.',
      high: 'Looks above all for clear goals, visible progress and a reward for it. Work whose use stays vague may soon be left behind.',
    },
    own: {
      low: 'Measured goals matter less to you than the rest. You may see value where no figure shows it, and dislike being judged by numbers alone.',
      middle: 'Results have a normal place in your ideal workplace, neither first nor last.',
      high: 'You want to see what work leads to: few clear goals, progress week by week, a reward for what was achieved. Where no one measures anything, you may miss a direction.',
    },
    organization: {
      low: 'Measured goals mark this organisation less than other things do. There is room for work that pays off late or never shows in a figure, and progress is harder to see.',
      middle: 'Goals are set and looked at here, beside much else that counts. Not every piece of work has a figure to it.',
      high: 'Goals, dates and rewards for results stand out here. People know what counts, and what cannot be counted may come off badly.',
    },
    questions: {
      more: [
        'How have you noticed that your work was going well when no one measured it?',
        'Some work shows its use only after years. What keeps you going in it?',
      ],
      less: [
        'Tell me about a target that you worked towards. What did it do to the way you worked?',
        'Which part of your work deserves attention although no figure shows it?',
      ],
    },
  },
};
