import type { IqSection } from '@assay/contract/iq';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { iqPractice } from '../../features/instruments/iq/own-results.ts';
import { Practice } from '../../features/instruments/iq/practice.tsx';
import { useSectionName } from '../../features/instruments/iq/use-words.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const route = getRouteApi('/talent/candidate/iq-test/$section/instructions');

/** What a section is about, with examples to try; no clock runs here. */
export function IqInstructionsPage() {
  const { t } = useLingui();
  const section = route.useParams().section as IqSection;
  const name = useSectionName()(section);
  const query = useQuery(iqPractice);
  return (
    <Screen name="iq-instructions" title={t`${name}, examples`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={name}
          meta={
            section === 'analogy' ? (
              <Trans>
                Figures belong together by a rule: they turn, change their look or number, or are
                put together. Find the rule and choose the figure that completes it.
              </Trans>
            ) : (
              <Trans>
                Numbers or figures follow each other by a rule. Find the rule and choose what comes
                next. Two series may take turns.
              </Trans>
            )
          }
        />
        <Loaded query={query} skeleton={<LongPageSkeleton />}>
          {(practice) => (
            <div className="grid gap-5">
              <Card
                title={<Trans>Try three examples</Trans>}
                note={<Trans>No clock runs here, and nothing is counted.</Trans>}
              >
                <Practice key={section} items={practice[section]} />
              </Card>
              <Card title={<Trans>When you are ready</Trans>}>
                <p className="max-w-reading">
                  <Trans>
                    On the next page you start the clock yourself. Pen and paper are fine; please
                    use no calculator and no help of others.
                  </Trans>
                </p>
                <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
                  <ButtonLink
                    to="/iq-test/$section/$page"
                    params={{ section, page: 'timer' }}
                    reloadDocument
                    look="primary"
                    className="max-sm:w-full"
                  >
                    <Trans>Go on</Trans>
                  </ButtonLink>
                  <TextLink to="/iq-test">
                    <Trans>Back to the overview</Trans>
                  </TextLink>
                </div>
              </Card>
            </div>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}
