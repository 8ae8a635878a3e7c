import type { BodyOf, Endpoint } from '@assay/contract/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { InputOf } from './contract-types.ts';

type Fields<T> = T extends FieldValues ? T : never;

/** Validates a form by what the endpoint takes: `useForm({ resolver: bodyResolver(login) })`. */
export function bodyResolver<E extends Endpoint>(
  endpoint: E,
): Resolver<Fields<InputOf<NonNullable<E['body']>>>, unknown, Fields<BodyOf<E>>> {
  if (!endpoint.body) throw new Error(`${endpoint.id} takes no body.`);
  return zodResolver(endpoint.body as never) as never;
}
