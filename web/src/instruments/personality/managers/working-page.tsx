import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { personalityWorking } from '../../../features/reports/api.ts';
import type { PersonalityWorking } from '../../../features/reports/api.ts';
import { facetsOf, number } from '../../../features/reports/words.ts';
import { FitWorking } from './working/fit-working.tsx';
import { Formulae } from './working/formulae.tsx';
import { ScaleGroup } from './working/scale-group.tsx';
import { Items } from './working/scale-working.tsx';
import { ReadReport } from '../../../features/reports/read-report.tsx';
import { ReportScreen } from '../../../features/reports/report-screen.tsx';
import { positive } from '../../../lib/search.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { CampaignBreadcrumbs } from '../../../features/reports/campaign-breadcrumbs.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

const route = getRouteApi(
  '/manager/staff/organization/admin/report/personality/$subjectId/working',
);

/** How a report came about, from the statements to the fit. */
export function ReportWorkingPage() {
  const id = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(personalityWorking(id, campaign));
  const { data } = query;
  const { t } = useLingui();
  const name = data && nameOf(data.subject);
  const title = data ? t`${name}, how the report was calculated` : t`How the report was calculated`;
  return (
    <ReportScreen name="report-working" title={title}>
      <ReadReport query={query} subjects={[id]} campaign={campaign}>
        {(working) => <Working working={working} campaign={campaign} />}
      </ReadReport>
    </ReportScreen>
  );
}

interface WorkingProps {
  working: PersonalityWorking;
  campaign: number | undefined;
}

function Working({ working, campaign }: WorkingProps) {
  const { subject, scales, fit, version } = working;
  const { t } = useLingui();
  const name = nameOf(subject);
  return (
    <>
      <PageHeader
        above={
          <CampaignBreadcrumbs
            steps={[
              <TextLink
                key="report"
                to="/admin/report/personality/$subjectId"
                params={{ subjectId: String(subject.id) }}
                search={{ campaign }}
              >
                {name}
              </TextLink>,
              t`Calculation`,
            ]}
          />
        }
        title={t`How this was calculated`}
        meta={t`The personality report of ${name}, step by step: items, sums, and each number of the norm. Items and key ${version}.`}
        actions={<PrintButton />}
      />
      <div className="mb-6">
        <Banner title={t`Single answers stay with ${name}.`}>
          <Trans>
            This page shows the items and what they add up to. It has been recorded that you opened
            it.
          </Trans>
        </Banner>
      </div>
      <div className="grid gap-6">
        <Formulae working={working} />
        <Scales scales={scales} />
        <Tendencies tendencies={working.tendencies} />
        {fit && <FitWorking fit={fit} scales={scales} />}
      </div>
    </>
  );
}

/** Tendencies that have no norm yet: the calculation ends at the position between the ends of the scale. */
function Tendencies({ tendencies }: Pick<PersonalityWorking, 'tendencies'>) {
  const { t } = useLingui();
  if (tendencies.length === 0) return null;
  return (
    <Card
      title={t`Tendencies`}
      note={t`No norm yet, so no T-score, sten or percentile. Position: 100 × (raw score − 4) / 16, rounded.`}
    >
      <div className="grid gap-5">
        {tendencies.map(({ code, name, items, raw, position }) => (
          <section key={code} aria-label={name}>
            <h3 className="flex flex-wrap justify-between gap-x-6 font-semibold">
              {name}
              <span className="font-normal text-muted">{positionInWords(raw, position)}</span>
            </h3>
            <Items name={name} items={items} />
          </section>
        ))}
      </div>
    </Card>
  );
}

function positionInWords(raw: number, position: number): string {
  const score = number(raw, raw % 1 === 0 ? 0 : 1);
  return t`raw score ${score}, position ${position} of 100`;
}

/** Factors with their facets, and the tendencies, as far as the search lets them. */
function Scales({ scales }: Pick<PersonalityWorking, 'scales'>) {
  const { t } = useLingui();
  const wanted = route.useSearch().scale;
  const navigate = route.useNavigate();
  const search = (scale: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, scale }), replace: true, resetScroll: false });
  const fits = ({ name, code }: PersonalityWorking['scales'][number]) =>
    !wanted || `${name} ${code}`.toLowerCase().includes(wanted.toLowerCase());
  const groups = [
    ...scales
      .filter(({ kind }) => kind === 'factor')
      .map((factor) => ({ name: factor.name, parts: [factor, ...facetsOf(scales, factor)] })),
    { name: t`Tendencies`, parts: scales.filter(({ kind }) => kind === 'tendency') },
  ];
  const shown = groups
    // A factor that is found comes with everything it is made of.
    .map((group) => ({
      ...group,
      parts: group.parts[0] && fits(group.parts[0]) ? group.parts : group.parts.filter(fits),
    }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <section aria-labelledby="scales">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="scales" className="text-title">
          <Trans>Scale by scale</Trans>
        </h2>
        <div className="max-w-72 min-w-0 flex-1 basis-56 print:hidden">
          <SearchField
            label={t`Find a scale`}
            value={wanted ?? ''}
            onSearch={(text) => search(text || undefined)}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          level={3}
          title={t`No scale with that name`}
          action={
            <Button onClick={() => search(undefined)}>
              <Trans>Show all scales</Trans>
            </Button>
          }
        />
      ) : (
        <div className="grid gap-4">
          {shown.map(({ name, parts }) => (
            <ScaleGroup
              // Another search opens and closes the groups anew.
              key={`${name} ${wanted ?? ''}`}
              name={name}
              parts={parts}
              scales={scales}
              open={wanted !== undefined}
            />
          ))}
        </div>
      )}
    </section>
  );
}
