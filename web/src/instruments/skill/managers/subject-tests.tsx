import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../api/loaded.tsx';
import { dayInWords } from '../../../lib/moments.ts';
import { Card } from '../../../ui/page/card.tsx';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { StatusDot } from '../../../ui/text/status.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { listInWords } from '../../../features/reports/words.ts';
import type { SubjectTest } from './api.ts';
import { subjectTests } from './api.ts';

interface SubjectTestsProps {
  subjectId: number;
  /** The one whose report this is, which needs no link. */
  shown?: number;
}

/** The skill tests of one person that the organisation knows, with their results. */
export function SubjectTests({ subjectId, shown }: SubjectTestsProps) {
  const { t } = useLingui();
  const query = useQuery(subjectTests(subjectId));
  return (
    <Card title={t`Skill tests`}>
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {(tests) =>
          tests.length === 0 ? (
            <p className="text-muted">
              <Trans>No campaign has asked for one yet.</Trans>
            </p>
          ) : (
            <ul aria-label={t`Skill tests`} className="grid gap-3.5">
              {tests.map((one) => (
                <li key={one.id}>
                  <Line one={one} subjectId={subjectId} shown={one.id === shown} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

interface LineProps {
  one: SubjectTest;
  subjectId: number;
  shown: boolean;
}

function Line({ one, subjectId, shown }: LineProps) {
  const { id, name, state, percent, interval, completedAt } = one;
  const asked = <Asked campaigns={one.campaigns} />;
  if (percent === null || interval === null || completedAt === null) {
    return (
      <>
        <span className="block [overflow-wrap:anywhere]">{name}</span>
        <span className="text-small">
          <State state={state} />
        </span>
        {asked}
      </>
    );
  }
  const [share, from, to] = [percent, ...interval].map(Math.round);
  return (
    <>
      <span className="block [overflow-wrap:anywhere]">
        {shown ? (
          <span aria-current="page" className="font-semibold">
            {name}
          </span>
        ) : (
          <TextLink
            to="/admin/report/mcqt/$mcqTestId/$subjectId"
            params={{ mcqTestId: String(id), subjectId: String(subjectId) }}
            // Reading it is written down: only on purpose.
            preload={false}
          >
            {name}
          </TextLink>
        )}
      </span>
      <PercentLine name={name} percent={percent} interval={interval} />
      <span className="block text-small text-muted">
        <Trans>
          {share} %, between {from} and {to}
        </Trans>
      </span>
      <span className="block text-small text-muted">{dayInWords(completedAt)}</span>
      {asked}
    </>
  );
}

/** The list goes beyond the campaign whose report this is. */
function Asked({ campaigns }: Pick<SubjectTest, 'campaigns'>) {
  const names = listInWords(campaigns);
  return (
    <span className="block text-small text-muted [overflow-wrap:anywhere]">
      {campaigns.length === 0 ? (
        <Trans>Not part of any of your campaigns</Trans>
      ) : (
        <Trans>Asked for by {names}</Trans>
      )}
    </span>
  );
}

function State({ state }: { state: SubjectTest['state'] }) {
  const { t } = useLingui();
  if (state === 'new') return <StatusDot tone="open">{t`Not started`}</StatusDot>;
  // Between the last answer and the score lies a moment.
  if (state === 'completed') return <StatusDot tone="good">{t`Completed`}</StatusDot>;
  return <StatusDot tone="accent">{t`Started`}</StatusDot>;
}
