import * as z from 'zod';
import type { Node } from '../../node.ts';

export type AnyEndpoint = Node['endpoints'][number];

interface JsonSchema {
  type?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const parts = ['params', 'query', 'body'] as const;
const looksLikeId =
  /(^id$|_ids?$|[a-z]Ids?$|^copy_of$|^campaigns?$|^subjects?$|^organi[sz]ations?$)/;
const maxId = 2 ** 31 - 1;

/** `part.field` of everything in an endpoint's input that may name a row: all of the path, and ids by name or by shape. */
export function referencesOf(endpoint: AnyEndpoint): string[] {
  return parts.flatMap((part) => {
    const schema = endpoint[part];
    if (schema === undefined) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return Object.entries(json.properties ?? {})
      .filter(([name, field]) => part === 'params' || looksLikeId.test(name) || holdsId(field))
      .map(([name]) => `${part}.${name}`);
  });
}

function holdsId(schema: JsonSchema): boolean {
  if (schema.minimum === 1 && schema.maximum === maxId) return true;
  const inner = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return inner.some(holdsId) || Object.values(schema.properties ?? {}).some(holdsId);
}
