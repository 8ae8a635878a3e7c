import type { TestId } from '@assay/contract/instruments';
import { factsOf } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reportAddress } from '../../lib/report-address.ts';
import { ChevronLeftIcon } from '../../ui/text/icons.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TabLink, TabLinks } from '../../ui/page/tab-links.tsx';
import { listedPerson } from './api.ts';

interface PersonTestsProps {
  subjectId: number;
  /** The test whose report is shown; undefined for what is worked out from one. */
  current: TestId | undefined;
  campaign: number | undefined;
}

/** Above a report: back to everything about the person, and to the reports of their other tests. */
export function PersonTests({ subjectId, current, campaign }: PersonTestsProps) {
  const { t } = useLingui();
  const { data: person, isPending } = useQuery(listedPerson(subjectId));
  const done = person?.tests.filter(({ state }) => state === 'completed') ?? [];
  if (!person && !isPending) return null;
  // Links are not followed before they are chosen: reading is written down.
  const unread = { preload: false } as const;
  return (
    <TabLinks small label={t`Tests of this person`}>
      {isPending ? (
        <span className="inline-flex min-h-11 items-center">
          <Skeleton className="h-4 w-64" />
        </span>
      ) : (
        <>
          <TabLink
            to="/admin/subject-profile/$id"
            params={{ id: String(subjectId) }}
            className="-ml-1"
            {...unread}
          >
            <ChevronLeftIcon />
            {person ? nameOf(person) : t`Person`}
          </TabLink>
          {done.map(({ id, name }) => {
            const ofCampaign = factsOf(id)?.isRepeated ? undefined : campaign;
            const address = reportAddress(id, subjectId, ofCampaign);
            return (
              address && (
                <TabLink
                  key={id}
                  {...address}
                  {...unread}
                  aria-current={id === current ? 'page' : undefined}
                >
                  {name}
                </TabLink>
              )
            );
          })}
        </>
      )}
    </TabLinks>
  );
}
