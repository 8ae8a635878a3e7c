import { writeZip } from '../../../../../platform/documents/zip.writer.ts';

/** Packages as other programs write them, by hand and small. */

const asi = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

export interface ForeignItem {
  title?: string;
  attributes?: string;
  declarations?: string;
  correct?: string[];
  mapping?: string;
  cardinality?: string;
  body?: string;
  interaction?: string;
  choices?: string;
  processing?: string;
}

const template = (name: string) =>
  `<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${name}"/>`;

export const mapResponse = template('map_response');

/** An item of QTI 3; what is not given is a plain choice between three. */
export function item({
  title = 'Capital',
  attributes = '',
  declarations = '',
  correct = ['B'],
  mapping = '',
  cardinality = 'single',
  body = '',
  interaction = 'max-choices="1" shuffle="true"',
  choices = choicesOf('Lyon', 'Paris', 'Nice'),
  processing = template('match_correct'),
}: ForeignItem = {}): string {
  const values = correct.map((id) => `<qti-value>${id}</qti-value>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${asi}" identifier="capital" title="${title}" adaptive="false" time-dependent="false" ${attributes}>
  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="identifier">
    ${correct.length > 0 ? `<qti-correct-response>${values}</qti-correct-response>` : ''}
    ${mapping}
  </qti-response-declaration>
  ${declarations}
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-item-body>
    ${body}
    <qti-choice-interaction response-identifier="RESPONSE" ${interaction}>
      <qti-prompt>What is the
        capital of <b>France</b>?</qti-prompt>
      ${choices}
    </qti-choice-interaction>
  </qti-item-body>
  ${processing}
</qti-assessment-item>`;
}

export function choicesOf(...texts: string[]): string {
  return texts
    .map(
      (text, i) => `<qti-simple-choice identifier="${'ABCDEFGHIJ'[i]}">${text}</qti-simple-choice>`,
    )
    .join('\n      ');
}

export function mappingOf(values: Record<string, number>, attributes = ''): string {
  const entries = Object.entries(values).map(
    ([key, value]) => `<qti-map-entry map-key="${key}" mapped-value="${value}"/>`,
  );
  return `<qti-mapping default-value="0" ${attributes}>${entries.join('')}</qti-mapping>`;
}

/** An item with another interaction in place of the choice. */
export function itemWith(name: string): string {
  return item().replaceAll('qti-choice-interaction', name);
}

export const older = `<?xml version="1.0" encoding="ISO-8859-1"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="luggage" title="Luggage" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse><value>ChoiceA</value></correctResponse>
  </responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <itemBody>
    <p>Look at the sign.</p>
    <p><img src="images/sign.png" alt="Never leave luggage unattended"/></p>
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">
      <prompt>What does it sa\xffy?</prompt>
      <simpleChoice identifier="ChoiceA">Stay with it</simpleChoice>
      <simpleChoice identifier="ChoiceB" fixed="true">Nothing</simpleChoice>
    </choiceInteraction>
  </itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>
</assessmentItem>`;

interface ForeignPackage {
  /** Content by path, with items listed in the manifest by themselves. */
  items: Record<string, string | Buffer>;
  others?: Record<string, Buffer>;
  /** Inside of the test; without it there is none. */
  test?: string;
  version?: string;
  manifest?: string;
}

export function packageOf({
  items,
  others = {},
  test,
  version = '3p0',
  manifest,
}: ForeignPackage): Buffer {
  const resource = (href: string, type: string) =>
    `<resource identifier="r-${type}" type="imsqti_${type}_xmlv${version}" href="${href}"><file href="${href}"/></resource>`;
  const resources = [
    ...Object.keys(items).map((href) => resource(href, 'item')),
    ...(test === undefined ? [] : [resource('tests/test.xml', 'test')]),
  ];
  const files = {
    'imsmanifest.xml':
      manifest ??
      `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="m"><metadata/><organizations/><resources>${resources.join('')}</resources></manifest>`,
    ...items,
    ...others,
    ...(test !== undefined && {
      'tests/test.xml': `<qti-assessment-test xmlns="${asi}" identifier="t" title="Geography">${test}</qti-assessment-test>`,
    }),
  };
  return writeZip(
    new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)])),
  );
}
