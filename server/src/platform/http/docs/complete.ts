import type { AnyEndpoint } from '@assay/contract/endpoint';
import { examples } from './examples.data.ts';
import { refusalComponents, refusalSchema, refusals } from './errors.data.ts';
import { nameShared, openly, plainly, type Schema } from './shared.ts';
import { describeParameter, parameterExamples, subjects } from './subjects.data.ts';
import { uploadSteps } from './uploads.data.ts';

interface Content {
  schema?: Schema;
  example?: unknown;
}

interface Body {
  content: Record<string, Content>;
}

interface Parameter {
  name: string;
  in: string;
  description?: string;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Partial<Body> & { description?: string; headers?: object }>;
}

export interface ApiDocument {
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

const audiences: Record<AnyEndpoint['access'], string> = {
  public: 'Needs no session.',
  candidate: 'For everyone who is logged in.',
  staff: 'For managers and operators.',
  manager: 'For managers, of their own organisation.',
  operator: 'For operators.',
  super_admin: 'For super-admins.',
};

/** Adds what the schemas of the calls do not say: subjects, refusals, files, examples and names of what several calls share. */
export function complete(document: ApiDocument, endpoints: readonly AnyEndpoint[]): ApiDocument {
  const whole = structuredClone(document);
  const operations = endpoints.flatMap((endpoint) => {
    const operation = whole.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    return operation === undefined ? [] : [{ endpoint, operation }];
  });
  for (const { endpoint, operation } of operations) {
    operation.operationId = endpoint.id;
    describe(endpoint, operation);
    describeAnswer(endpoint, operation);
    describeBody(endpoint, operation);
  }
  const byId = new Map(operations.map(({ operation }) => [operation.operationId, operation]));
  const { schemas, refer } = nameShared((id) => {
    const operation = byId.get(id);
    return (
      operation && {
        answer: jsonOf(Object.values(operation.responses)[0])?.schema,
        body: jsonOf(operation.requestBody)?.schema,
      }
    );
  });
  for (const { endpoint, operation } of operations) {
    for (const content of contentsOf(operation))
      if (content.schema !== undefined) content.schema = refer(content.schema) as Schema;
    addExamples(endpoint, operation);
    refuse(endpoint, operation);
  }
  const used = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
  whole.tags = subjects
    .filter(({ name }) => used.has(name))
    .map(({ name, about }) => ({ name, description: about }));
  whole.components['schemas'] = { ...schemas, Refusal: refusalSchema };
  whole.components['responses'] = refusalComponents();
  return whole;
}

const jsonOf = (body: Partial<Body> | undefined) => body?.content?.['application/json'];

const contentsOf = ({ requestBody, responses }: Operation): Content[] =>
  [requestBody, ...Object.values(responses)].flatMap((one) => Object.values(one?.content ?? {}));

function describe(endpoint: AnyEndpoint, operation: Operation): void {
  const { access, feature, path, sensitive } = endpoint;
  const subject = subjects.find(({ paths }) => paths.test(path.slice('/api'.length)));
  operation.tags = [subject?.name ?? 'Other'];
  operation.description = [
    audiences[access],
    feature && `Needs the feature \`${feature}\`.`,
    sensitive && 'Who has looked is written down, and the person can read it.',
  ]
    .filter(Boolean)
    .join(' ');
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...(uploadSteps[endpoint.id]?.headers ?? []),
  ];
  if (operation.parameters.length === 0) delete operation.parameters;
  for (const parameter of operation.parameters ?? []) {
    parameter.description ??= describeParameter(parameter.name, path);
    const example = parameterExamples[parameter.name];
    if (example !== undefined) parameter.example ??= example;
  }
}

/** Bytes have a media type instead of a schema. */
function describeAnswer({ id, output, status = 200 }: AnyEndpoint, operation: Operation): void {
  const answer = (operation.responses[status] ??= {});
  answer.description = status === 204 ? 'Done; nothing to tell.' : 'Done.';
  if (!Array.isArray(output)) {
    const json = jsonOf(answer);
    if (json?.schema !== undefined) json.schema = openly(plainly(json.schema)) as Schema;
    return;
  }
  const { answers } = uploadSteps[id] ?? {};
  if (answers !== undefined) answer.headers = answers;
  delete answer.content;
  if (output.length === 0) return;
  const types = output.map((type: string) => [type, { schema: bytes(type) }]);
  answer.content = Object.fromEntries(types) as Body['content'];
  if (output.some((type: string) => type.startsWith('video/'))) {
    const part = { description: 'The part that `Range` asks for.', content: answer.content };
    operation.responses[206] = structuredClone(part);
  }
}

const bytes = (type: string) =>
  type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };

function describeBody(endpoint: AnyEndpoint, operation: Operation): void {
  const { encoding, files = [], id } = endpoint;
  const step = uploadSteps[id];
  if (step?.body === true) {
    const type = 'application/offset+octet-stream';
    operation.requestBody = { content: { [type]: { schema: bytes(type) } } };
  }
  if (encoding === 'raw')
    operation.requestBody = { content: { 'application/json': { schema: { type: 'object' } } } };
  for (const content of Object.values(operation.requestBody?.content ?? {}))
    if (content.schema !== undefined) content.schema = plainly(content.schema) as Schema;
  const { content: forms = {} } = operation.requestBody ?? {};
  const json = forms['application/json'];
  // Generated clients take the first form that they know.
  if (files.length === 0 && json !== undefined && operation.requestBody !== undefined)
    operation.requestBody.content = { 'application/json': json, ...forms };
  if (files.length === 0) return;
  operation.requestBody ??= { content: {} };
  const { content } = operation.requestBody;
  const form = (content['multipart/form-data'] ??= {});
  form.schema ??= { type: 'object' };
  const properties = (form.schema['properties'] ??= {}) as Schema;
  for (const name of files) properties[name] = bytes('');
}

function addExamples({ id }: AnyEndpoint, { requestBody, responses }: Operation): void {
  const { body, answer } = examples[id] ?? {};
  const [asked, answered] = [jsonOf(requestBody), jsonOf(Object.values(responses)[0])];
  if (body !== undefined && asked !== undefined) asked.example = body;
  if (answer !== undefined && answered !== undefined) answered.example = answer;
}

/** How a call may refuse. */
function refuse(endpoint: AnyEndpoint, operation: Operation): void {
  const { access, effect, encoding, files, id, method, output, params } = endpoint;
  const isPublic = access === 'public';
  const hasBody = operation.requestBody !== undefined;
  const counted =
    /^(totp-|own-proof$|subjects-candidate-filter$)/.test(id) || (isPublic && effect === 'write');
  const video = Array.isArray(output) && output.includes('video/webm');
  const may: Record<number, boolean> = {
    400: hasBody || params !== undefined || encoding === 'tus',
    401: !isPublic,
    403: !isPublic,
    404: params !== undefined || hasBody,
    409: effect === 'write',
    412: encoding === 'tus' && method !== 'OPTIONS',
    413: hasBody,
    415: hasBody,
    416: video,
    422: true,
    429: counted || files !== undefined,
    500: true,
    503: true,
  };
  for (const [status, { name }] of Object.entries(refusals))
    if (may[Number(status)] === true)
      operation.responses[status] = { $ref: `#/components/responses/${name}` } as object;
}
