import { createSuccessProfile } from '@assay/contract/success-profiles';
import type { BodyOf } from '@assay/contract/endpoint';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldMessage } from '../../lib/forms/field-messages.ts';
import { isFailedCall } from '../../lib/server-errors.ts';

export interface ProfileValues {
  name: string;
  /** `5` is a job family, `alt:5` a competency model. */
  category: string;
}

export function bodyIn({ name, category }: ProfileValues): BodyOf<typeof createSuccessProfile> {
  if (category.startsWith('alt:')) return { name, alt_category_id: Number(category.slice(4)) };
  return { name, category_id: category === '' ? '' : Number(category) };
}

const checkBody = bodyResolver(createSuccessProfile) as unknown as Resolver<never>;

/** Checks what would be sent; job families and competency models are one field here. */
export const profileResolver: Resolver<ProfileValues> = async (values, context, options) => {
  const result = await checkBody(bodyIn(values) as never, context as never, options as never);
  const { name } = result.errors as FieldErrors<ProfileValues>;
  const missing = { type: 'required', message: fieldMessage('required') };
  const errors: FieldErrors<ProfileValues> = {
    ...(name && { name }),
    ...(values.category === '' && { category: missing }),
  };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** The same of what the server refuses. */
export function placeErrors(failure: unknown): unknown {
  if (!isFailedCall(failure) || typeof failure.errors !== 'object') return failure;
  const { category_id: family, alt_category_id: model, ...errors } = failure.errors;
  const category = family ?? model;
  return Object.assign(failure, { errors: { ...errors, ...(category && { category }) } });
}
