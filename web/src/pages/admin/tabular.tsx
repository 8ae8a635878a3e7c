import { interviewCodeOf, skillTestIdOf, testTypeIds } from '@assay/contract/instruments';
import { testOfRoute } from '@assay/contract/test-routes';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { TabularBurnoutPage } from './tabular-burnout.tsx';
import { TabularCulturePage } from './tabular-culture.tsx';
import { TabularInterviewPage } from './tabular-interview.tsx';
import { TabularLogicalPage } from './tabular-logical.tsx';
import { TabularPersonalityPage } from './tabular-personality.tsx';
import { SkillTabular } from './tabular-skill.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/$id/$test/tabular');

/** Results of a campaign in one test, each in the manner of its instrument. */
export function TabularPage() {
  const test = testOfRoute(route.useParams().test);
  if (test === testTypeIds.personality) return <TabularPersonalityPage />;
  if (test === testTypeIds.iq) return <TabularLogicalPage />;
  if (test === testTypeIds.culture) return <TabularCulturePage />;
  if (test === testTypeIds.burnout) return <TabularBurnoutPage />;
  const skillTest = test === undefined ? undefined : skillTestIdOf(test);
  if (skillTest !== undefined) return <SkillTabular key={skillTest} testId={skillTest} />;
  if (test !== undefined && interviewCodeOf(test) !== undefined) return <TabularInterviewPage />;
  throw notFound();
}
