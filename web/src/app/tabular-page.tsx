import { getRouteApi, notFound } from '@tanstack/react-router';
import { createElement } from 'react';
import { findTable } from './rooms.ts';

const route = getRouteApi('/manager/staff/organization/admin/assessments/$id/$test/tabular');

/** Results of a campaign in one test, each in the manner of its instrument. */
export function TabularPage() {
  const { test } = route.useParams();
  const table = findTable(test);
  if (table === undefined) throw notFound();
  return createElement(table, { key: test });
}
