import { beforeAll, expect, test } from 'vitest';
import { useServer } from './harness.ts';

const server = await useServer();

interface Schema {
  $ref?: string;
  [key: string]: unknown;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; description?: string }>;
  security?: Record<string, string[]>[];
}

interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, { type: string }>;
    responses: Record<string, { description?: string }>;
    schemas?: Record<string, Schema>;
  };
}

let document: Document;
let operations: { path: string; method: string; operation: Operation }[];
beforeAll(async () => {
  document = (await server.call<Document>('GET', '/api/openapi.json')).body;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
});

test('is an OpenAPI 3.1 document by its structure', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  for (const { path, operation } of operations) {
    expect(path).toMatch(/^\/api\//);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
    const parameters = operation.parameters ?? [];
    const declared = parameters.filter((one) => one.in === 'path');
    expect([path, declared.map(({ name }) => name).toSorted()]).toEqual([path, inPath.toSorted()]);
    expect([path, declared.every(({ required }) => required === true)]).toEqual([path, true]);
    for (const parameter of parameters) expect(['path', 'query', 'header']).toContain(parameter.in);
    expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^([1-5]\d\d|default)$/);
      const said = response.$ref ? document.components.responses['Refusal'] : response;
      expect(said?.description).toBeTypeOf('string');
    }
    for (const requirement of operation.security ?? []) {
      for (const scheme of Object.keys(requirement))
        expect(document.components.securitySchemes).toHaveProperty(scheme);
    }
  }
});

test('every reference points to something', () => {
  for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = (reference as string)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect([reference, found]).toEqual([reference, expect.anything()]);
  }
});

test('lists every endpoint once, with a summary and a name of its own', () => {
  const listed = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).toSorted();
  const real = server.node.endpoints.map(({ path, method }) => `${method} ${path}`);
  expect(listed).toEqual([...new Set([...real, 'GET /api/ready'])].toSorted());
  const named = operations.filter(({ path }) => path !== '/api/ready');
  expect(new Set(named.map(({ operation }) => operation.operationId)).size).toBe(named.length);
  for (const { path, operation } of operations) {
    expect([path, operation.summary.length]).toEqual([
      path,
      expect.toSatisfy((length: number) => length > 5),
    ]);
  }
});

test('says of each call whether it needs a session and what it takes', () => {
  for (const endpoint of server.node.endpoints) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation;
    expect([endpoint.id, operation.security]).toEqual([
      endpoint.id,
      endpoint.access === 'public' ? [] : undefined,
    ]);
    expect([endpoint.id, operation.requestBody !== undefined]).toEqual([
      endpoint.id,
      endpoint.body !== undefined,
    ]);
    const content = Object.keys(operation.requestBody?.content ?? {});
    const isForm = endpoint.encoding === 'multipart';
    expect([endpoint.id, content.includes('multipart/form-data')]).toEqual([endpoint.id, isForm]);
    const status = String(endpoint.status ?? 200);
    expect([endpoint.id, Object.keys(operation.responses).toSorted()]).toEqual([
      endpoint.id,
      [status, 'default'],
    ]);
    const fields =
      operation.requestBody?.content['multipart/form-data']?.schema['properties'] ?? {};
    expect([endpoint.id, Object.keys(fields)]).toEqual([
      endpoint.id,
      expect.arrayContaining([...(isForm ? (endpoint.files ?? []) : [])]),
    ]);
  }
});

test('a page shows the same calls to people', async () => {
  const { status, headers, body } = await server.call<string>('GET', '/api/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(body).not.toContain('<script');
  for (const { path, operation } of operations) {
    expect(body).toContain(path.replaceAll('&', '&amp;'));
    expect(body).toContain(operation.operationId ?? path);
  }
  const style = await server.call<string>('GET', '/api/docs.css');
  expect(style.headers.get('content-type')).toContain('text/css');
});
