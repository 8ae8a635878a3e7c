import { describe, expect, test } from 'vitest';
import { UnreadableFile } from '../../../../../platform/documents/unreadable-file.ts';
import { ownSeconds } from '../../../../../test/processor-time.ts';
import type { BankQuestion } from '../bank.model.ts';
import { inEnglish, jpeg, png } from '../exchange.samples.ts';
import {
  choicesOf,
  type ForeignItem,
  item,
  itemWith,
  mappingOf,
  mapResponse,
  older,
  packageOf,
} from './foreign.samples.ts';
import { readQti } from './package.reader.ts';

/** What every single item without a test around it is told for. */
const untimed = expect.objectContaining({ message: expect.stringContaining('got 60 seconds') });

async function readOne(sample: ForeignItem | string) {
  const xml = typeof sample === 'string' ? sample : item(sample);
  const { test, report } = inEnglish(await readQti(Buffer.from(xml), 'capital.xml'));
  return { question: test.questions[0], report };
}

const scoresOf = (question: BankQuestion | undefined) =>
  question?.options.map(({ score }) => score);

const told = (level: string, words: string) =>
  expect.objectContaining({ item: 'Capital', level, message: expect.stringContaining(words) });

/** As the examples of 1EdTech are built: the statement beside an empty prompt, feedback in the choices, rules written out. */
const statement = `<?xml version="1.0" encoding="UTF-8"?>
<!-- A comment before the root -->
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="cube" title="Cube" adaptive="false" time-dependent="false">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>
      No
    </qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="2"/>
  <qti-outcome-declaration identifier="HINT" cardinality="single" base-type="identifier"/>
  <qti-item-body>
    <div>
      A cube has
      eight faces.
    </div>
    <qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">
      <qti-prompt> </qti-prompt>
      <qti-simple-choice identifier="Yes">True
        <qti-feedback-inline outcome-identifier="HINT" show-hide="show" identifier="Yes">It has six.</qti-feedback-inline>
      </qti-simple-choice>
      <qti-simple-choice identifier="No">False</qti-simple-choice>
    </qti-choice-interaction>
  </qti-item-body>
  <qti-response-processing>
    <qti-response-condition>
      <qti-response-if>
        <qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>
        <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">2</qti-base-value></qti-set-outcome-value>
      </qti-response-if>
    </qti-response-condition>
    <qti-set-outcome-value identifier="HINT"><qti-variable identifier="RESPONSE"/></qti-set-outcome-value>
  </qti-response-processing>
</qti-assessment-item>`;

test('a statement that is true or false, with feedback and rules of its own', async () => {
  const { test: read, report } = inEnglish(await readQti(Buffer.from(statement), 'cube.xml'));
  expect(read.questions).toMatchObject([
    {
      text: 'A cube has eight faces.',
      options: [
        { text: 'True', score: 0 },
        { text: 'False', score: 1 },
      ],
    },
  ]);
  expect(report.map(({ message }) => message)).toEqual([
    expect.stringContaining('feedback'),
    expect.stringContaining('own rules of scoring'),
    expect.stringContaining('60 seconds'),
    expect.stringContaining('fixed order'),
  ]);
});

test('a single item', async () => {
  const { question, report } = await readOne({});
  expect(question).toEqual({
    text: 'What is the capital of France?',
    seconds: 60,
    options: [
      { text: 'Lyon', score: 0 },
      { text: 'Paris', score: 1 },
      { text: 'Nice', score: 0 },
    ],
  });
  expect(report).toEqual([untimed]);
});

describe('scores', () => {
  test.each<[string, ForeignItem, number[], string[]]>([
    [
      'parts by the mapping',
      { mapping: mappingOf({ A: 0.25, B: 1 }), processing: mapResponse },
      [0.25, 1, 0],
      [],
    ],
    [
      'points above one',
      { mapping: mappingOf({ A: 1, B: 4 }), processing: mapResponse },
      [0.25, 1, 0],
      ['up to 4'],
    ],
    [
      'points cut by a bound',
      { mapping: mappingOf({ A: 1, B: 4 }, 'upper-bound="1"'), processing: mapResponse },
      [1, 1, 0],
      [],
    ],
    [
      'points taken away',
      { mapping: mappingOf({ A: -1, B: 1 }), processing: mapResponse },
      [0, 1, 0],
      ['took points away'],
    ],
    ['a mapping that scoring does not use', { mapping: mappingOf({ A: 1, B: 1 }) }, [0, 1, 0], []],
    ['a mapping alone', { correct: [], mapping: mappingOf({ C: 1 }) }, [0, 0, 1], []],
    [
      'rounding',
      { mapping: mappingOf({ A: 0.333, B: 1 }), processing: mapResponse },
      [0.33, 1, 0],
      ['rounded to two decimals'],
    ],
    [
      'rules of their own',
      {
        processing:
          '<qti-response-processing><qti-response-condition><qti-response-if><qti-match/></qti-response-if></qti-response-condition></qti-response-processing>',
      },
      [0, 1, 0],
      ['own rules of scoring'],
    ],
    [
      'several right ones share the score',
      {
        cardinality: 'multiple',
        interaction: 'max-choices="0" shuffle="true"',
        correct: ['A', 'B'],
      },
      [0.5, 0.5, 0],
      ['Candidates choose one here; each of its 2 right options'],
    ],
    [
      'three right ones share it rounded',
      {
        cardinality: 'multiple',
        interaction: 'max-choices="3" shuffle="true"',
        correct: ['A', 'B', 'C'],
      },
      [0.33, 0.33, 0.33],
      ['rounded', 'each of its 3 right options'],
    ],
    [
      'several right ones by mapping',
      {
        cardinality: 'multiple',
        interaction: 'max-choices="2" shuffle="true"',
        correct: ['A', 'B'],
        mapping: mappingOf({ A: 3, B: 1, C: -2 }),
        processing: mapResponse,
      },
      [0.75, 0.25, 0],
      ['took points away', 'each of its 2 right options'],
    ],
    [
      'one right one among several to choose',
      { cardinality: 'multiple', interaction: 'max-choices="2" shuffle="true"', correct: ['A'] },
      [1, 0, 0],
      ['Candidates choose one here.'],
    ],
  ])('%s', async (_, sample, scores, messages) => {
    const { question, report } = await readOne(sample);
    expect(scoresOf(question)).toEqual(scores);
    expect(report).toEqual([
      ...messages.map((words) =>
        expect.objectContaining({ message: expect.stringContaining(words) }),
      ),
      untimed,
    ]);
  });
});

describe('texts', () => {
  test.each([
    ['<p>One<br/>two</p>\n  <p>Three</p>', 'One\ntwo\n\nThree'],
    ['<div><p>One</p><div>Two <i>and</i> half</div></div>', 'One\n\nTwo and half'],
    ['<ul><li><p>One</p></li><li>Two</li></ul>', '- One\n- Two'],
    ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
    [
      '<pre class="x language-sql">\nselect 1\n  from a;\n</pre>',
      '```sql\nselect 1\n  from a;\n```',
    ],
    [
      '<table><tr><th>A</th><th>B|C</th></tr><tr><td>1</td></tr></table>',
      '| A | B\\|C |\n| --- | --- |\n| 1 |  |',
    ],
    ['<p><![CDATA[a < b]]> &amp; &#x1F600;</p>', 'a < b & \u{1F600}'],
    ['<p> </p><table/>', ''],
  ])('%s', async (body, text) => {
    const { question } = await readOne({ body });
    const prompt = 'What is the capital of France?';
    expect(question?.text).toBe(text === '' ? prompt : `${text}\n\n${prompt}`);
  });

  test('an option keeps its code without marks', async () => {
    const choices = choicesOf('<pre>a\n b</pre>', '<p>One</p><p>Two</p>');
    const { question } = await readOne({ choices });
    expect(question?.options.map(({ text }) => text)).toEqual(['a\n b', 'One\nTwo']);
  });

  test('raised characters, feedback and rubrics are told', async () => {
    const { question, report } = await readOne({
      body: '<qti-rubric-block view="scorer"><p>Secret</p></qti-rubric-block><p>x<sup>2</sup></p>',
      choices: choicesOf('1', '2<qti-feedback-inline>Well done</qti-feedback-inline>'),
    });
    expect(question?.text).toBe('x2\n\nWhat is the capital of France?');
    expect(question?.options[1]?.text).toBe('2');
    expect(report).toEqual([
      told('ignored', 'feedback'),
      told('ignored', 'rubric'),
      told('changed', 'Superscript'),
      untimed,
    ]);
  });

  test('what stands in a cell or an entry counts for the whole', async () => {
    const inside = 'x<sup>2</sup> <img src="https://example.org/a.png" alt="A"/>';
    for (const body of [
      `<table><tr><td>${inside}</td></tr></table>`,
      `<ul><li>${inside}</li></ul>`,
    ]) {
      const { report } = await readOne({ body });
      expect(report).toEqual([
        told('changed', 'Superscript'),
        told('left_out', 'lies outside the QTI package'),
        untimed,
      ]);
    }
  });

  test('tables within tables are read in no time', async () => {
    const deep = 22;
    const body = `${'<table><tr><td>a'.repeat(deep)}${'</td></tr></table>'.repeat(deep)}`;
    const taken = await ownSeconds(async () => {
      expect((await readOne({ body })).question).toBeDefined();
    });
    expect(taken).toBeLessThan(1);
  });
});

describe('items that cannot be questions are left out with the reason', () => {
  test.each([
    [itemWith('qti-text-entry-interaction'), 'a short text to type'],
    [itemWith('qti-extended-text-interaction'), 'a text to write'],
    [itemWith('qti-order-interaction'), 'options to put in order'],
    [itemWith('qti-match-interaction'), 'pairs to match'],
    [itemWith('qti-hotspot-interaction'), 'hotspot-interaction'],
    [item().replaceAll(/<(\/?)qti-choice-interaction/g, '<$1div'), 'asks nothing'],
    [item().replace(/(<qti-choice-interaction[^]*<\/qti-choice-interaction>)/, '$1$1'), 'several'],
    [item({ correct: [] }), 'no right option'],
    [item({ correct: ['Z'] }), 'no right option'],
    [item({ cardinality: 'ordered' }), 'in order'],
    [item().replace('identifier="RESPONSE" card', 'identifier="OTHER" card'), 'does not say'],
    [item().replace('adaptive="false"', 'adaptive="true"'), 'adaptive item'],
    [item({ declarations: '<qti-template-declaration identifier="A"/>' }), 'item template'],
    [item({ body: '<p><math><mi>x</mi></math></p>' }), 'a formula'],
    [item({ body: '<video src="a.mp4"/>' }), 'a film'],
    [item({ body: '<object data="a.swf" type="application/x-flash"/>' }), 'an embedded object'],
    [
      item({ declarations: '<qti-assessment-stimulus-ref href="a.xml"/>' }),
      'a text that it shares',
    ],
    [item({ choices: choicesOf('<img src="a.png" alt="A"/>', '2') }), 'options are pictures'],
    [item({ choices: choicesOf('1', ' ') }), 'has no text'],
    [item({ choices: choicesOf('Lyon', 'Paris', ...Array.from('12345678')) }), 'at most 8'],
    [item({ choices: choicesOf('1', 'x'.repeat(3000)) }), 'longer than 2,000'],
    [item({ body: `<p>${'x'.repeat(11_000)}</p>` }), 'longer than 10,000'],
  ])('%#: %.0s%s', async (xml, words) => {
    const { question, report } = await readOne(xml);
    expect(question).toBeUndefined();
    expect(report).toEqual([told('left_out', words)]);
  });
});

describe('pictures', () => {
  const body = (source: string) =>
    `<p><img src="${source}" alt="A map"/></p><object data="b.png" type="image/png">B</object>`;
  const readWith = async (source: string, others: Record<string, Buffer>) => {
    const items = { 'items/a.xml': item({ body: body(source) }) };
    const { test, report } = inEnglish(await readQti(packageOf({ items, others }), 'a.zip'));
    return { image: test.questions[0]?.image, messages: report.map(({ message }) => message) };
  };

  test('are taken by their content, the first of several', async () => {
    const { image, messages } = await readWith('../pics/the%20map.png', {
      'pics/the map.png': jpeg,
    });
    expect(image).toEqual({
      name: 'the map.png',
      type: 'image/jpeg',
      bytes: jpeg,
      alternative: 'A map',
    });
    expect(messages[0]).toContain('1 more of this item is missing');
  });

  test('are taken out of the document', async () => {
    const { image } = await readWith(`data:image/png;base64,${png.toString('base64')}`, {});
    expect(image).toMatchObject({ name: 'picture.png', type: 'image/png', bytes: png });
  });

  test.each([
    ['map.svg', { 'items/map.svg': Buffer.from('<svg/>') }, 'map.svg is neither PNG nor JPEG'],
    ['map.png', { 'items/map.png': Buffer.from('<svg/>') }, 'map.png is neither PNG nor JPEG'],
    ['map.png', {}, 'map.png is not in the QTI package'],
    ['https://example.org/map.png', {}, 'lies outside the QTI package and was not fetched'],
    ['//example.org/map.png', {}, 'was not fetched'],
    ['file:///etc/passwd', {}, 'was not fetched'],
    ['../../etc/passwd', {}, 'was not fetched'],
    ['%2e%2e/%2e%2e/etc/passwd', {}, 'was not fetched'],
    ['..\\..\\map.png', {}, 'was not fetched'],
    ['big.png', { 'items/big.png': Buffer.concat([png, noise(5_300_000)]) }, 'larger than 5 MB'],
  ])('%s is left out and told', async (source, others, words) => {
    const { image, messages } = await readWith(source, others);
    expect(image).toBeUndefined();
    expect(messages).toContainEqual(expect.stringContaining(words));
  });
});

describe('packages', () => {
  const part = (inside: string) =>
    `<qti-test-part identifier="p"><qti-assessment-section identifier="s" title="S">${inside}</qti-assessment-section></qti-test-part>`;
  const ref = (href: string, time = '') =>
    `<qti-assessment-item-ref identifier="i" href="${href}">${time && `<qti-time-limits max-time="${time}"/>`}</qti-assessment-item-ref>`;

  test('the order, times and sections of the test', async () => {
    const items = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((id) => [
        `items/${id}.xml`,
        item({ title: id, body: `<p>${id}</p>` }),
      ]),
    );
    const test = `<qti-time-limits max-time="600"/>${part(
      `${ref('../items/c.xml', '20.5')}<qti-assessment-section identifier="n" title="N"><qti-selection select="1"/>${ref('../items/a.xml', 'PT1M30S')}</qti-assessment-section>${ref('../items/b.xml', '9999')}${ref('../items/missing.xml')}${ref('https://example.org/i.xml')}${ref('../items/d.xml')}`,
    )}`;
    const { test: read, report } = inEnglish(await readQti(packageOf({ items, test }), 'Geo.zip'));
    expect(read.name).toBe('Geography');
    expect(read.questions.map(({ text, seconds }) => [text[0], seconds])).toEqual([
      ['c', 21],
      ['a', 90],
      ['b', 3600],
      ['d', 60],
    ]);
    expect(report.map(({ item, level, message }) => `${item} ${level}: ${message}`)).toEqual([
      'tests/test.xml ignored: A random choice among some of the items was not imported: tests here have none.',
      'tests/test.xml ignored: Times for the whole test or a section were not imported: here each question has its own.',
      'b changed: Its time was cut to 3,600 seconds.',
      'items/missing.xml left_out: It is not in the QTI package.',
      'https://example.org/i.xml left_out: It lies outside the QTI package and was not fetched.',
      'items/e.xml left_out: It is in the QTI package but not in its test.',
      'Geo.zip changed: 1 question without a time of its own got 60 seconds.',
    ]);
  });

  test('bad items leave the others alone', async () => {
    const items = {
      'a.xml': item(),
      'b.xml': '<qti-assessment-item><p></qti-assessment-item>',
      'c.xml': '',
      'd.xml': Buffer.concat([Buffer.from('<a>'), noise(3_000_000)]),
      'e.xml': itemWith('qti-order-interaction'),
    };
    const { test, report } = inEnglish(await readQti(packageOf({ items }), 'Geo quiz.zip'));
    expect(test).toMatchObject({ name: 'Geo quiz', description: '' });
    expect(test.questions.length).toBe(1);
    expect(report.slice(0, 4).map((note) => [note.item, note.level])).toEqual([
      ['b.xml', 'left_out'],
      ['c.xml', 'left_out'],
      ['d.xml', 'left_out'],
      ['Capital', 'left_out'],
    ]);
  });

  test('QTI 2.1, in a folder and in its own character set', async () => {
    const inner = packageOf({
      items: { 'luggage.xml': Buffer.from(older, 'latin1') },
      others: { 'images/sign.png': png },
      version: '2p1',
    });
    const { test, report } = inEnglish(await readQti(inner, 'signs.zip'));
    expect(test.questions).toEqual([
      {
        text: 'Look at the sign.\n\nWhat does it saÿy?',
        seconds: 60,
        image: {
          name: 'sign.png',
          type: 'image/png',
          bytes: png,
          alternative: 'Never leave luggage unattended',
        },
        options: [
          { text: 'Stay with it', score: 1 },
          { text: 'Nothing', score: 0 },
        ],
      },
    ]);
    expect(report).toEqual([untimed, expect.objectContaining({ level: 'changed' })]);
    expect(report[1]?.message).toContain('fixed order');
  });
});

describe('what is no QTI is refused in plain words', () => {
  test.each([
    ['QTI 1', '<questestinterop/>', 'This is QTI 1.'],
    ['a test alone', '<qti-assessment-test/>', 'choose the ZIP file'],
    ['another document', '<html/>', 'neither a QTI package nor a QTI item'],
    ['text', 'hello', 'not well-formed XML'],
    ['nothing', '', 'not well-formed XML'],
  ])('%s', async (_, text, words) => {
    const read = readQti(Buffer.from(text), 'a.xml');
    await expect(read).rejects.toThrow(UnreadableFile);
    await expect(read).rejects.toThrow(words);
  });

  test.each([
    ['no items', '<manifest><resources/></manifest>', 'holds no items'],
    [
      'items of QTI 1',
      '<manifest><resources><resource type="imsqti_xmlv1p2" href="a.xml"/></resources></manifest>',
      'This is QTI 1.',
    ],
    ['a broken manifest', '<manifest>', 'imsmanifest.xml is not well-formed'],
  ])('a package with %s', async (_, manifest, words) => {
    await expect(readQti(packageOf({ items: {}, manifest }), 'a.zip')).rejects.toThrow(words);
  });
});

/** Bytes that do not pack, the same ones each time. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}
