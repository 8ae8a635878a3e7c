import { bankLimits } from '@assay/contract/bank-limits';
import type { Db } from '../../../../platform/db/database.ts';
import type { Files } from '../../../../platform/files/files.ts';
import type { BankQuestion, BankTest, Note } from '../exchange/bank.model.ts';
import { drawQuestionImages, storeQuestionImage } from './question/image.service.ts';
import { insertTest, replaceOrganizations } from './test/bank-test.queries.ts';
import { insertQuestions, type LoadedQuestion } from './transfer/load.queries.ts';
import { exchangeMessages } from '../exchange/messages.data.ts';
import { bankMessages } from './messages.data.ts';
import type { Message } from '../../../../platform/words/message.ts';
import type { OrganizationId } from '../../../../platform/db/organization-id.ts';

/** Adds a test as files or the demonstration bring it; for everybody unless organisations are named. Answers its id. */
export async function loadTest(
  { db, files }: { db: Db; files: Files },
  test: BankTest,
  organizationIds: OrganizationId[] = [],
): Promise<number> {
  const { questions } = await storePictures(files, test.questions, null);
  return insertLoadedTest(db, { ...test, questions }, organizationIds);
}

/** The same once its pictures are stored. */
export async function insertLoadedTest(
  db: Db,
  test: Pick<BankTest, 'name' | 'description' | 'questionsPerAttempt' | 'isSample'> & {
    questions: LoadedQuestion[];
  },
  organizationIds: OrganizationId[] = [],
): Promise<number> {
  const id = await insertTest(db, {
    name: asLine(test.name, bankLimits.name),
    description: asText(test.description),
    is_universal: organizationIds.length === 0,
    questions_per_attempt: test.questionsPerAttempt ?? null,
    // The product's own are in English; files of tests do not say what theirs are in.
    language: test.isSample ? 'en' : null,
    is_sample: test.isSample ?? false,
  });
  await replaceOrganizations(db, id, organizationIds);
  await insertQuestions(db, id, 0, test.questions);
  return id;
}

/** Draws every picture anew and stores it. One that cannot be drawn is left out and told. `person` has sent them. */
export async function storePictures(
  files: Files,
  questions: BankQuestion[],
  person: number | null,
) {
  const images = questions.flatMap(({ image }) => (image === undefined ? [] : [image]));
  const drawn = await drawQuestionImages(
    images.map(({ bytes }) => ({ content: bytes })),
    person,
  );
  const pictures = new Map(images.map((image, i) => [image, drawn[i] ?? null]));
  const report: Note[] = [];
  const loaded: LoadedQuestion[] = [];
  for (const [i, { text, topic, seconds, options, image }] of questions.entries()) {
    const tell = (level: Note['level'], said: Message) =>
      report.push({
        item: exchangeMessages.question({ number: i + 1 }),
        level,
        message: said,
      });
    const picture = image === undefined ? null : (pictures.get(image) ?? null);
    if (image !== undefined && picture === null) {
      tell('left_out', bankMessages.pictureDamaged({ picture: image.name }));
    }
    const alternative = asLine(image?.alternative ?? '', bankLimits.alternative);
    if (picture !== null && alternative === '') {
      tell('changed', bankMessages.pictureWithoutWords());
    }
    const tidy = options.map((option) => ({ ...option, text: asText(option.text) }));
    if ([text, ...options.map((option) => option.text)].some(isOdd)) {
      tell('changed', bankMessages.controlCharacters());
    }
    loaded.push({
      text: asText(text),
      topic: asLine(topic ?? '', bankLimits.topic),
      seconds,
      image_key: picture === null ? null : await storeQuestionImage(files, picture),
      image_alternative: picture === null ? '' : alternative,
      options: tidy,
    });
  }
  return { questions: loaded, report };
}

function isOdd(text: string): boolean {
  return asText(text) !== text.replaceAll(/\r\n?/g, '\n');
}

/** Without what the calls would refuse, and the database partly too. */
function asText(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- replacing control characters is the purpose
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '\uFFFD')
  );
}

function asLine(text: string, max: number): string {
  return asText(text).replaceAll(/\s+/g, ' ').trim().slice(0, max).toWellFormed();
}
