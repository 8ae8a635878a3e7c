import type { LogicalSection } from '@assay/contract/logical';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { navigateToOtherDocument } from '../../../api/hand-over.ts';
import { GetReady } from './get-ready.tsx';
import { forgetSection, openSection } from './open-section.ts';
import type { OpenedSection } from './open-section.ts';
import { SectionOver } from './section-over.tsx';
import { SectionView } from './section-view.tsx';
import { useSectionName } from './use-words.ts';
import { useOpening } from '../../../features/instruments/use-opening.ts';
import {
  StandaloneLayout,
  Failure,
  isNotAsked,
  RetakeWait,
  waitsUntil,
  NotAsked,
  StartProblem,
  TestSkeleton,
} from '../../take/test-frames.tsx';
import { TestScreen } from '../../take/test-screen.tsx';

interface LogicalTestPageProps {
  section: LogicalSection;
}

export function LogicalTestPage({ section }: LogicalTestPageProps) {
  const nameOf = useSectionName();
  const [first] = useState(() => openSection(section));
  return (
    <TestScreen name="logical-test" title={nameOf(section)} first={first}>
      {(opening) => <Section section={section} first={opening} />}
    </TestScreen>
  );
}

interface SectionProps {
  section: LogicalSection;
  /** Missing after another login: then it is asked for anew. */
  first: Promise<OpenedSection> | undefined;
}

function Section({ section, first }: SectionProps) {
  const ask = useCallback(
    (wish?: string) => openSection(section, { begin: wish === 'begin' }),
    [section],
  );
  const opening = useOpening(first && { underWay: first, opened: undefined }, ask);
  const { pending, error, open } = opening;
  const [ended, setEnded] = useState<Extract<OpenedSection, { state: 'over' }>>();
  const opened = ended ?? opening.opened;
  useAddress(section, opened);
  const failed = error && !pending && <Failure error={error} retry={() => open()} />;
  if (error instanceof ApiError && error.code === 'profile_required') {
    return <Leave to="/profile/new/logical" />;
  }
  if (isNotAsked(error)) return <NotAsked />;
  const wait = waitsUntil(error);
  if (wait) return <RetakeWait until={wait} />;
  if (!opened) return <TestSkeleton failure={failed} />;
  if (opened.state === 'running') {
    return (
      <SectionView
        key={opened.run.attemptId}
        section={section}
        run={opened.run}
        onEnded={(outcome) => {
          void forgetSection(section);
          if (outcome.completed && !outcome.ranOut) navigateToOtherDocument('/iq-test/results');
          else setEnded({ state: 'over', ...outcome });
        }}
      />
    );
  }
  if (opened.state === 'over') {
    return (
      <StandaloneLayout>
        <SectionOver section={section} {...opened} />
      </StandaloneLayout>
    );
  }
  return (
    <StandaloneLayout>
      <GetReady
        section={section}
        seconds={opened.seconds}
        questions={opened.total}
        pending={pending}
        onStart={() => open('begin')}
        problem={<StartProblem error={error} />}
      />
    </StandaloneLayout>
  );
}

/** The address says where the section is: a page that is reloaded or kept as a bookmark comes back to it. */
function useAddress(section: LogicalSection, opened: OpenedSection | undefined): void {
  const state = opened?.state;
  useEffect(() => {
    if (!state) return;
    const page = { ready: 'timer', running: 'test', over: 'expired' }[state];
    const path = `/iq-test/${section}/${page}`;
    if (location.pathname !== path) history.replaceState(history.state, '', path);
  }, [section, state]);
}

function Leave({ to }: { to: string }) {
  useEffect(() => navigateToOtherDocument(to), [to]);
  return <TestSkeleton />;
}
