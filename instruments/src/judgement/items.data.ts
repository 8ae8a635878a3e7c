import type { JudgementItemTexts } from './texts/texts.ts';

/**
 * Our own situations, in the order in which they are asked; each has four responses, in the order in which they are shown. The
 * place is the id of the question, counted from 1, and stored with answers: change a wording only with a new version. What each
 * response is worth, and why, stands in `key.data.ts`. Review: docs/instruments/judgement.md.
 */
export const englishItems: readonly JudgementItemTexts[] = [
  {
    situation:
      'A colleague you work with closely has finished their part later than agreed three times in two weeks. Each time your own work was delayed. No one else seems to have noticed.',
    responses: [
      'Ask your manager to set firm dates for both of you.',
      'Talk to the colleague alone, say what the delays mean for your work and ask what is behind them.',
      'Raise the delays at the next team meeting, so that the team can look for a solution.',
      'Allow for extra time from now on, so that the delays no longer affect you.',
    ],
  },
  {
    situation:
      'You find an error in a piece of work that you handed over yesterday. The people who received it have probably not started to use it.',
    responses: [
      'Find out first whether the error makes a difference to them, and tell them if it does.',
      'Correct it in the next version, which is due in two weeks anyway.',
      'Correct it and send the new version with a note that it replaces the old one.',
      'Tell them today what is wrong and when they will have the corrected version.',
    ],
  },
  {
    situation:
      'On Monday morning you have more to do than fits into the week. Two people each need something from you by Wednesday, and you can finish only one of the two in time.',
    responses: [
      'Start with the one that seems more important to you, and tell the other person today that theirs will be late.',
      'Work on both in turn, so that each person has at least a part by Wednesday.',
      'Do the one that was asked for first, and the other one as soon as you can.',
      'Ask both what depends on their date, and agree with both what comes first.',
    ],
  },
  {
    situation:
      'You are preparing a summary for your manager. One figure in it makes your team look better than it did: it is correct, but it leaves out the weakest month.',
    responses: [
      'Put the weakest month in and explain in a sentence what happened then.',
      'Leave the figure as it is, since it is correct, and answer if your manager asks about it.',
      'Ask a colleague in your team whether the figure should stay like that.',
      'Leave the figure as it is and state below it which months it covers.',
    ],
  },
  {
    situation:
      'In a meeting, a colleague who joined recently starts to explain an idea and is interrupted. The talk moves on, and the colleague says nothing more. You think that the idea could be useful.',
    responses: [
      'Bring the idea up yourself later in the meeting and explain why it could be useful.',
      'Tell the colleague after the meeting that it was a good idea and that they should try again next time.',
      'Go back to it in the meeting and say that you would like to hear the rest of the colleague’s idea.',
      'Leave it to the colleague, who can judge best whether and when to bring it up again.',
    ],
  },
  {
    situation:
      'You have worked on a proposal for several weeks. Your manager reads it and says that it is not what was needed, without saying much more.',
    responses: [
      'Explain in writing why you built the proposal the way you did.',
      'Ask for a short talk to find out what was expected and which parts can still be used.',
      'Go through the assignment again and hand in a new version that you think fits it better.',
      'Ask a colleague whose proposals have been accepted before what could be missing.',
    ],
  },
  {
    situation:
      'You are halfway through a task when you see that the agreed way of working will take about twice as long as planned. The result is due in three weeks.',
    responses: [
      'Tell the people who wait for the result now, with two or three ways to continue and what each would cost.',
      'Work longer days, so that the date can be kept.',
      'Look for a quicker way for a few days, and then say how things stand.',
      'Continue as agreed, and speak up as soon as it is certain that the date cannot be kept.',
    ],
  },
  {
    situation:
      'A colleague asks you to confirm that they took part in a required training session. They missed it because they were helping someone with urgent work. The list has to be complete tonight.',
    responses: [
      'Put the colleague on the list, and go through the main points of the session with them this week.',
      'Say that you would rather not confirm it, and leave it to the colleague to find a way.',
      'Confirm it this once, as the colleague had a good reason to be absent.',
      'Say that you cannot confirm it, and help the colleague to find out today how they can make up for it.',
    ],
  },
  {
    situation:
      'Two colleagues disagree about how to do a task that you share with them. Each has told you alone what is wrong with the other’s way. Meanwhile the work stands still. Both ways would suit you.',
    responses: [
      'Say which of the two ways you find better, so that the work can continue.',
      'Suggest that the three of you sit down together and first agree what the result has to achieve.',
      'Explain to each of them how you understand the other’s point of view.',
      'Keep out of it, as both have enough experience to settle it between them.',
    ],
  },
  {
    situation:
      'Something that you organised went wrong in front of others. You had forgotten a step, and a colleague had given you wrong information. Your manager asks you what happened.',
    responses: [
      'Say that you forgot a step and will make sure that it does not happen again.',
      'Explain that you were given wrong information and have already talked to the colleague about it.',
      'Say which step you forgot and which information was wrong, and what you will do differently.',
      'Ask for time to go through everything with the colleague before you say anything.',
    ],
  },
  {
    situation:
      'You have kept this morning free for a difficult task that you have put off for days. Soon after you start, a colleague asks for your help with something that would take about an hour. It is not urgent, but the colleague cannot continue without it.',
    responses: [
      'Take ten minutes now to see where the colleague is stuck, and then return to your task.',
      'Say that you are busy this morning and suggest that they ask someone else.',
      'Agree on a time this afternoon, and point out what the colleague can do until then.',
      'Help at once, and do your own task when that is finished.',
    ],
  },
  {
    situation:
      'In a meeting, your manager praises you for a solution. Most of it came from a colleague who is not there.',
    responses: [
      'Say there and then that most of it came from the colleague, by name.',
      'Thank your manager, and tell the colleague about the praise later.',
      'Say that it was not much work, and move on to the next point.',
      'Thank your manager, and tell them after the meeting whose work it was.',
    ],
  },
];
