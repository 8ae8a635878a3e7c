import type { AnyEndpoint } from '@assay/contract/endpoint';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type ApiDocument, complete } from './docs/complete.ts';
import { docsGuide } from './docs/guide.ts';
import { docsPage } from './docs/page.ts';
import { version } from '../version.ts';

const description = [
  'Every call of the product, generated from the schemas that validate it.',
  'Answers carry their payload in `data`, lists their `meta`; a list that is asked for no page answers all rows up to 10,000, or the first of several pages: `last_page` tells of more, and `total_is_exact` is false where there are more.',
  'A refusal carries `message`, `code`, `errors` (texts by field, or one text where no field is at fault) and `codes` (by field, each text’s own code with the values in it; `_` is the whole request, and says there which refusal of its general `code` it is). Texts are in the language of `Accept-Language`, codes, values and these constants are not: "Time passed", "Internal Server Error", "Candidate CV not found".',
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
        license: { name: 'GNU AGPL 3.0 or later', identifier: 'AGPL-3.0-or-later' },
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
  app.get('/api/docs/guide', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsGuide()),
  );
  app.get('/api/docs.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
}

const docsStyle = `:root{color-scheme:light dark;--paper:#faf9f6;--surface:#fff;--ink:#191a1d;--line:#e7e3db;--accent:#0b5d5e}
@media(prefers-color-scheme:dark){:root{--paper:#121315;--surface:#191b1e;--ink:#ecebe6;--line:#2c2f34;--accent:#63bdb8}}
body{margin:0 auto;max-width:960px;padding:36px 20px 64px;background:var(--paper);color:var(--ink);font:15px/1.55 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:ui-serif,Georgia,serif;line-height:1.2}h2{margin-top:40px;font-size:20px}h3{margin:16px 0 0;font-size:15px}nav{margin-top:24px}table{border-collapse:collapse;margin:12px 0}th,td{text-align:left;vertical-align:top;border-bottom:1px solid var(--line);padding:6px 16px 6px 0}
a{color:var(--accent)}
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
