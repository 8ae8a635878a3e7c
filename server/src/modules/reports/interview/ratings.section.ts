import type { Rating, Ratings } from '@assay/contract/interview-ratings';
import type { Language } from '@assay/contract/languages';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../platform/words/message.ts';
import { inFonts } from '../pdf/fonts/runs.model.ts';
import { section } from '../pdf/report.section.ts';
import { ruledRows } from '../pdf/report.theme.ts';
import { dayInWords, number } from '../pdf/report.words.ts';
import { ratingMessages as words } from '../words/rating-messages.data.ts';

/** Who has rated the interview and how, as far as the reader may know it: what others have given only beside an own rating. */
export function ratingsSection(data: Ratings, timeZone: string, language: Language): Content[] {
  const { rubric, ratings, raters, mean } = data;
  const tell = (message: Message) => say(language, message);
  const title = tell(words.rating());
  if (mean === null) {
    const why = raters === 0 ? words.unrated() : words.withheld({ raters });
    return [section(title, [{ text: tell(why) }])];
  }
  const rated = words.mean({ mean: number(mean, 1, language), raters });
  return [
    section(title, [
      { text: tell(rated), font: 'serif-latin', fontSize: 12.5, margin: [0, 0, 0, 6] },
      {
        heads: 'rows',
        table: {
          widths: ['*', '*'],
          body: rubric.criteria.map((criterion, at): TableCell[] => [
            { ...inFonts(criterion.title), bold: true },
            { ...inFonts(givenInWords(ratings, at, language)) },
          ]),
        },
        layout: ruledRows({ padding: 4, from: 0 }),
        margin: [0, 0, 0, 8],
      },
      { text: tell(words.agreement()), bold: true, margin: [0, 0, 0, 2] },
      ...agreementInWords(data).map((message): Content => ({ ...inFonts(tell(message)) })),
    ]),
    ...ratings.map((rating): Content => {
      const comment = rating.comment ?? tell(words.noComment());
      return {
        stack: [
          { ...inFonts(tell(givenBy(rating, timeZone, language))), style: 'note' },
          ...comment.split('\n').map((line) => inFonts(line)),
        ],
        margin: [0, 0, 0, 8],
      };
    }),
    { text: '', margin: [0, 0, 0, 12] },
  ];
}

function nameOf({ rater }: Rating): string | Message {
  return rater?.name ?? words.formerManager();
}

function givenInWords(ratings: readonly Rating[], at: number, language: Language): string {
  return ratings
    .map((rating) => {
      const [name, score] = [nameOf(rating), rating.scores[at] ?? null];
      return score === null
        ? words.cannotTell({ name })
        : words.given({ name, score: String(score) });
    })
    .map((message) => say(language, message))
    .join(' · ');
}

function agreementInWords({ agreement, raters, rubric }: Ratings): Message[] {
  if (agreement === null) return [raters === 1 ? words.oneOpinion() : words.nothingInCommon()];
  const { compared, same, within_one: near, widest } = agreement;
  const apart = widest && rubric.criteria[widest.criterion];
  const counts = { same: String(same), one: String(near - same), further: String(compared - near) };
  return [
    words.compared({ compared, ...counts }),
    ...(widest && apart
      ? [
          words.furthestApart({
            title: apart.title,
            low: String(widest.low),
            high: String(widest.high),
          }),
        ]
      : []),
    words.eachPair(),
  ];
}

function givenBy(rating: Rating, timeZone: string, language: Language): Message {
  const day = new Date(rating.changed_at ?? rating.rated_at);
  const told = {
    name: nameOf(rating),
    mean: number(rating.mean, 1, language),
    day: dayInWords(day, timeZone, language),
  };
  return rating.changed_at === null ? words.givenBy(told) : words.changedBy(told);
}
