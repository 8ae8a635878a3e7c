import type { BodyOf, Endpoint } from '@assay/contract/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { InputOf } from '../contract-types.ts';
import { fieldMessage } from './field-messages.ts';

type Fields<T> = T extends FieldValues ? T : never;

/** Validates a form by what the endpoint takes: `useForm({ resolver: bodyResolver(login) })`. */
export function bodyResolver<E extends Endpoint>(
  endpoint: E,
): Resolver<Fields<InputOf<NonNullable<E['body']>>>, unknown, Fields<BodyOf<E>>> {
  if (!endpoint.body) throw new Error(`${endpoint.path} takes no body.`);
  const resolve = zodResolver(endpoint.body as never) as unknown as Resolver;
  const spoken: Resolver = async (...given) => {
    const result = await resolve(...given);
    wordErrors(result.errors);
    return result;
  };
  return spoken as never;
}

/** Fields lie in each other as the form does; each error has its message, and the element that it belongs to. */
function wordErrors(errors: object) {
  for (const error of Object.values(errors) as unknown[]) {
    if (typeof error !== 'object' || error === null || 'nodeType' in error) continue;
    if ('message' in error && typeof error.message === 'string')
      error.message = fieldMessage(error.message);
    else wordErrors(error);
  }
}
