import type { AnyEndpoint } from '@assay/contract/endpoint';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { safeParse } from 'zod';
import { examples } from '../platform/http/docs/examples.data.ts';
import { shared } from '../platform/http/docs/shared.data.ts';
import { useServer } from './harness.ts';
import { markupFaults } from './markup.ts';

const server = await useServer();

interface Schema {
  $ref?: string;
  [key: string]: unknown;
}

interface Parameter {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: Schema;
}

interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
}

interface Document {
  openapi: string;
  info: { title: string; version: string };
  tags: { name: string }[];
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
      const name = response.$ref?.split('/').at(-1);
      const said = name === undefined ? response : document.components.responses[name];
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
    const raw = endpoint.encoding === 'raw' || endpoint.method === 'PATCH';
    expect([endpoint.id, operation.requestBody !== undefined]).toEqual([
      endpoint.id,
      raw || endpoint.body !== undefined || endpoint.files !== undefined,
    ]);
    const content = Object.keys(operation.requestBody?.content ?? {});
    const isForm = endpoint.encoding === 'multipart';
    expect([endpoint.id, content.includes('multipart/form-data')]).toEqual([endpoint.id, isForm]);
    const status = String(endpoint.status ?? 200);
    const statuses = Object.keys(operation.responses);
    const partial = statuses.includes('206') ? ['206'] : [];
    expect([endpoint.id, statuses.filter((one) => one < '400')]).toEqual([
      endpoint.id,
      [status, ...partial],
    ]);
    const needed = ['422', '500', '503', ...(endpoint.access === 'public' ? [] : ['401', '403'])];
    expect([endpoint.id, statuses]).toEqual([endpoint.id, expect.arrayContaining(needed)]);
    for (const refusal of statuses.filter((one) => one >= '400'))
      expect(operation.responses[refusal]?.$ref).toMatch(/^#\/components\/responses\/\w+$/);
    const fields =
      operation.requestBody?.content['multipart/form-data']?.schema['properties'] ?? {};
    expect([endpoint.id, Object.keys(fields)]).toEqual([
      endpoint.id,
      expect.arrayContaining([...(isForm ? (endpoint.files ?? []) : [])]),
    ]);
  }
});

test('a linter of such documents has nothing to say', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // `/campaigns/{id}/close` beside `/campaigns/activate/{id}`: ids are numbers, so no address means both.
      'no-ambiguous-paths': 'off',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const told = problems.map(
    ({ severity, ruleId, message, location: [at] }) =>
      `${severity} ${ruleId}: ${message} (${at?.pointer})`,
  );
  expect(told).toEqual([]);
});

test('sorts calls by what they are about and explains every parameter', () => {
  const known = document.tags.map(({ name }) => name);
  const { size } = new Set(known);
  expect(size).toBe(known.length);
  for (const { path, operation } of operations) {
    expect([path, operation.tags, known]).toEqual([
      path,
      [expect.any(String)],
      expect.arrayContaining(operation.tags),
    ]);
    for (const { name, description } of operation.parameters ?? [])
      expect([path, name, description]).toEqual([path, name, expect.stringMatching(/\w{2}.*\.$/)]);
  }
});

test('says of bytes what they are', () => {
  const binary = server.node.endpoints.filter(({ output }) => Array.isArray(output));
  expect(binary.length).toBeGreaterThan(20);
  for (const { id, path, method, output, status = 200 } of binary) {
    const response = document.paths[path]?.[method.toLowerCase()]?.responses[status];
    expect([id, Object.keys(response?.content ?? {})]).toEqual([id, output]);
  }
  const tus = Object.values(
    document.paths['/api/interviews/{interviewCode}/recordings/{id}'] ?? {},
  );
  for (const { responses } of tus)
    expect(Object.values(responses)[0]?.headers).toHaveProperty('Tus-Resumable');
});

test('gives what several calls answer one name', () => {
  const { schemas = {} } = document.components;
  for (const [name, place] of Object.entries(shared)) {
    expect([name, place, schemas[name]]).toEqual([name, place, expect.anything()]);
  }
  const repeated = new Map<string, number>();
  const count = (schema: unknown) => {
    if (typeof schema !== 'object' || schema === null) return;
    const text = JSON.stringify(schema);
    if ('properties' in schema && text.length > 700)
      repeated.set(text, (repeated.get(text) ?? 0) + 1);
    for (const part of Object.values(schema)) count(part);
  };
  for (const { operation } of operations) count(operation.responses);
  expect([...repeated].filter(([, times]) => times > 2)).toEqual([]);
});

test('its examples are what the calls take and give', () => {
  const known = new Map(server.node.endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const refused = Object.entries(examples).flatMap(([id, { body, answer }]) => {
    const { body: asked, output } = known.get(id) as AnyEndpoint;
    const parts = [
      [asked, body],
      [output, answer],
    ].filter(([, example]) => example !== undefined);
    return parts.map(([schema, example]) => [id, safeParse(schema, example).error]);
  });
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.filter(([, error]) => error !== undefined)).toEqual([]);
});

test('what holds for all calls has a page of its own, and none of them needs a script', async () => {
  const { status, headers, body } = await server.call<string>('GET', '/api/docs/guide');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  for (const word of ['Errors', 'Sunset', '<table>', 'Retry-After', '<code>total_is_exact</code>'])
    expect(body).toContain(word);
  expect(body).not.toMatch(/<script|style=|^[|#-] /m);
  expect(await markupFaults(body)).toEqual([]);
});

test('a page shows the same calls to people', async () => {
  const { status, headers, body } = await server.call<string>('GET', '/api/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(body).not.toContain('<script');
  expect(await markupFaults(body)).toEqual([]);
  for (const { path, operation } of operations) {
    expect(body).toContain(path.replaceAll('&', '&amp;'));
    expect(body).toContain(operation.operationId ?? path);
  }
  const style = await server.call<string>('GET', '/api/docs.css');
  expect(style.headers.get('content-type')).toContain('text/css');
});
