import type { Message } from '../../../../../platform/words/message.ts';
import { exchangeMessages } from '../messages.data.ts';
import { writeZip } from '../../../../../platform/documents/zip.writer.ts';
import {
  type BankImage,
  type BankQuestion,
  type BankTest,
  type Exported,
  type Note,
  pictureName,
} from '../bank.model.ts';
import { writeItem, writeOutcome } from './item/item.writer.ts';
import { asiNames, manifestNames } from './qti-names.data.ts';
import { type Element, element } from '../xml/tree.model.ts';
import { isFit, writeXml } from '../xml/xml.writer.ts';

interface Part {
  identifier: string;
  title: string;
  question: BankQuestion;
  href: string;
  image?: { path: string; content: Buffer };
}

/** A test as a QTI 3 content package, a ZIP file that reading gives back as it was. */
export function writeQti(test: BankTest): Exported {
  const report: Note[] = [];
  if (!isFit(test.name + test.description)) report.push(unfitNote(exchangeMessages.theTest()));
  const parts = test.questions.map((question, i) => partOf(question, i, report));
  const files = new Map<string, Buffer>([
    ['imsmanifest.xml', writeXml(writeManifest(test, parts))],
    ['test.xml', writeXml(writeTest(test, parts))],
  ]);
  for (const { identifier, title, question, href, image } of parts) {
    const imageHref = image && `../${encodePath(image.path)}`;
    files.set(href, writeXml(writeItem(question, { identifier, title, imageHref })));
    if (image) files.set(image.path, image.content);
  }
  return { content: writeZip(files), report };
}

function partOf(question: BankQuestion, index: number, report: Note[]): Part {
  const title = `Question ${index + 1}`;
  const item = exchangeMessages.question({ number: index + 1 });
  const identifier = `question-${index + 1}`;
  const { text, topic = '', image, options } = question;
  const texts = [text, topic, image?.alternative ?? '', ...options.map((option) => option.text)];
  if (!isFit(texts.join(''))) report.push(unfitNote(item));
  const part = { identifier, title, question, href: `items/${identifier}.xml` };
  if (image === undefined) return part;
  const name = fileName(image);
  if (name !== image.name) {
    const message = exchangeMessages.pictureRenamed({ name });
    report.push({ item, level: 'changed', message });
  }
  return { ...part, image: { path: `images/${identifier}/${name}`, content: image.bytes } };
}

/** A name that is the same in every file system, or a plain one. */
function fileName({ name, type }: BankImage): string {
  const isPlain = isFit(name) && name.length <= 150 && !/[/\\:*?"<>|\p{Cc}]|^\.*$/u.test(name);
  return isPlain ? name : pictureName(type);
}

function unfitNote(item: Message): Note {
  const message = exchangeMessages.controlCharacters({ sign: '\uFFFD' });
  return { item, level: 'changed', message };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function writeTest({ name, questionsPerAttempt }: BankTest, parts: Part[]): Element {
  const items = parts.map(({ identifier, href, question }) =>
    element('qti-assessment-item-ref', { identifier, href }, [
      element('qti-time-limits', { 'max-time': String(question.seconds) }),
    ]),
  );
  const section = { identifier: 'section', title: 'Questions', visible: 'true' };
  const mode = { identifier: 'part', 'navigation-mode': 'linear', 'submission-mode': 'individual' };
  const attributes = { ...asiNames, identifier: 'test', title: name, 'tool-name': 'Assay' };
  return element('qti-assessment-test', attributes, [
    writeOutcome('SCORE', 0),
    element('qti-test-part', mode, [
      element('qti-assessment-section', section, [
        ...(questionsPerAttempt === undefined
          ? []
          : [element('qti-selection', { select: String(questionsPerAttempt) })]),
        element('qti-ordering', { shuffle: 'true' }),
        ...items,
      ]),
    ]),
    element('qti-outcome-processing', {}, [
      element('qti-set-outcome-value', { identifier: 'SCORE' }, [
        element('qti-sum', {}, [element('qti-test-variables', { 'variable-identifier': 'SCORE' })]),
      ]),
    ]),
  ]);
}

function writeManifest({ name, description }: BankTest, parts: Part[]): Element {
  const said = (what: string, text: string) =>
    text === '' ? [] : [element(what, {}, [element('imsmd:string', {}, [text])])];
  const general = [...said('imsmd:title', name), ...said('imsmd:description', description)];
  const dependencies = parts.map(({ identifier }) => dependency(identifier));
  const items = parts.map(({ identifier, href, image, question }) =>
    resource(
      identifier,
      'imsqti_item_xmlv3p0',
      href,
      image ? [dependency(`${identifier}-image`)] : [],
      question.topic === undefined ? [] : [writeTopic(question.topic)],
    ),
  );
  const images = parts.flatMap(({ identifier, image }) =>
    image ? [resource(`${identifier}-image`, 'webcontent', encodePath(image.path))] : [],
  );
  return element('manifest', { ...manifestNames, identifier: 'package' }, [
    element('metadata', {}, [
      element('schema', {}, ['QTI Package']),
      element('schemaversion', {}, ['3.0.0']),
      element('imsmd:lom', {}, [element('imsmd:general', {}, general)]),
    ]),
    element('organizations', {}),
    element('resources', {}, [
      resource('test', 'imsqti_test_xmlv3p0', 'test.xml', dependencies),
      ...items,
      ...images,
    ]),
  ]);
}

function resource(
  identifier: string,
  type: string,
  href: string,
  needs: Element[] = [],
  said: Element[] = [],
): Element {
  const children = [...said, element('file', { href }), ...needs];
  return element('resource', { identifier, type, href }, children);
}

/** What a question is about is the keyword of its item, which other programs look for too. */
function writeTopic(topic: string): Element {
  const keyword = element('imsmd:keyword', {}, [element('imsmd:string', {}, [topic])]);
  return element('metadata', {}, [
    element('imsmd:lom', {}, [element('imsmd:general', {}, [keyword])]),
  ]);
}

function dependency(identifier: string): Element {
  return element('dependency', { identifierref: identifier });
}
