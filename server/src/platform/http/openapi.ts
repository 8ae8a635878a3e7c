import type { AnyEndpoint } from '@assay/contract/endpoint';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { docsPage } from './docs-page.ts';
import { version } from '../version.ts';

const description = [
  'Every call of the product, generated from the schemas that validate it.',
  'Answers carry their payload in `data`, lists their `meta`; a list that is asked for no page answers all rows up to 10,000, or the first of several pages: `last_page` tells of more, and `total_is_exact` is false where there are more.',
  'A refusal carries `message`, `code`, `errors` (texts by field, or one text where no field is at fault) and `codes` (by field, with parameters; `_` is the whole request). Texts are in the language of `Accept-Language`, codes and these constants are not: "Time passed", "Internal Server Error", "Candidate CV not found".',
  'Ids may be sent as numbers or as text.',
].join('\n\n');

/** Must be registered before the routes; describes them from the schemas that validate them. */
export async function describeApi(app: FastifyInstance, appUrl: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Assay',
        version,
        description,
        license: { name: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: appUrl }],
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
  });
}

/** The document and a page to read it. */
export function serveApiDocs(app: FastifyInstance, endpoints: readonly AnyEndpoint[]): void {
  let known: ApiDocument | undefined;
  const document = () => (known ??= complete(app.swagger() as object as ApiDocument, endpoints));
  app.get('/api/openapi.json', { schema: { hide: true } }, document);
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(document())),
  );
  app.get('/api/docs.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
}

type ApiDocument = Parameters<typeof docsPage>[0] & {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, object>;
};

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, object> } }> };
  responses: Record<string, object>;
}

const text = { type: 'string' };

/** What every refusal looks like. */
const refusal = {
  description:
    'Refused: 401 without a session, 403 without the right, 404, 409 in this state, 413, 415, 422 at a field, 429 too often, 503 too busy.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['message', 'code', 'errors', 'codes'],
        properties: {
          message: text,
          code: text,
          errors: {
            anyOf: [text, { type: 'object', additionalProperties: { type: 'array', items: text } }],
          },
          codes: {
            type: 'object',
            additionalProperties: {
              type: 'array',
              items: {
                type: 'object',
                required: ['code', 'params'],
                properties: { code: text, params: { type: 'object' } },
              },
            },
          },
        },
      },
    },
  },
};

/** Adds what the schemas of the calls do not say: the files of a form, and how a refusal looks. */
function complete(document: ApiDocument, endpoints: readonly AnyEndpoint[]): ApiDocument {
  const whole = structuredClone(document);
  whole.components['responses'] = { Refusal: refusal };
  for (const { path, method, files = [] } of endpoints) {
    const operation = whole.paths[path]?.[method.toLowerCase()];
    if (operation === undefined) continue;
    operation.responses['default'] = { $ref: '#/components/responses/Refusal' };
    const form = operation.requestBody?.content['multipart/form-data'];
    if (form === undefined) continue;
    form.schema.properties ??= {};
    for (const name of files) form.schema.properties[name] = { type: 'string', format: 'binary' };
  }
  return whole;
}

const docsStyle = `:root{color-scheme:light dark;--paper:#faf9f6;--surface:#fff;--ink:#191a1d;--muted:#5c5f66;--line:#e7e3db;--accent:#0b5d5e}
@media(prefers-color-scheme:dark){:root{--paper:#121315;--surface:#191b1e;--ink:#ecebe6;--muted:#a5a8af;--line:#2c2f34;--accent:#63bdb8}}
body{margin:0 auto;max-width:960px;padding:36px 20px 64px;background:var(--paper);color:var(--ink);font:15px/1.55 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2{font-family:ui-serif,Georgia,serif;line-height:1.2}h2{margin-top:40px;font-size:20px}
a{color:var(--accent)}p{color:var(--muted)}
details{background:var(--surface);border:1px solid var(--line);border-radius:12px;margin:8px 0;padding:12px 16px}
summary{cursor:pointer}code{font:13px ui-monospace,monospace}b{font-weight:600}
pre{overflow:auto;border-top:1px solid var(--line);padding-top:12px;margin:12px 0 0;font:12.5px/1.5 ui-monospace,monospace}`;

/** In the document, where there is no body. */
const headersAlone = z.null();

/** What the OpenAPI document shows of an endpoint. */
export function documentation(endpoint: AnyEndpoint) {
  const binary = Array.isArray(endpoint.output);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.access],
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    ...(endpoint.encoding === 'multipart'
      ? { consumes: ['multipart/form-data', 'application/json'] }
      : {}),
    ...(endpoint.encoding === 'form' ? { consumes: ['application/x-www-form-urlencoded'] } : {}),
    ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
    ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
    ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
    ...(binary && endpoint.output.length > 0
      ? {}
      : { response: { [endpoint.status ?? 200]: binary ? headersAlone : endpoint.output } }),
  };
}
