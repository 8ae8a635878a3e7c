import { factsOf } from '@assay/contract/instruments';
import { Plural, Trans } from '@lingui/react/macro';
import { findFace } from '../../instruments/faces.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import { Detail, DetailList } from '../../ui/page/detail-list.tsx';
import type { AskedTest } from './asked-tests.tsx';

export interface InvitationFactsProps {
  organization: string;
  type: 'recruitment' | 'development';
  tests: readonly AskedTest[];
  /** Whether managers see how well the personality fits a profile. */
  hasProfile: boolean;
  /** How long results of applicants stay visible after the campaign has ended. */
  months: number;
  /** Names of other tests that are completed and whose results the organisation would see; only known to the person who is logged in. */
  alsoSeen?: readonly string[] | undefined;
}

/** What people should know before they agree: how it goes, who sees what of each test, and for how long. */
export function InvitationFacts(props: InvitationFactsProps) {
  const { organization, type, tests, hasProfile, months, alsoSeen = [] } = props;
  return (
    <DetailList>
      <Detail label={<Trans>How it goes</Trans>}>
        <Stopping tests={tests} />
      </Detail>
      <Detail label={<Trans>Who sees your results</Trans>}>
        {type === 'recruitment' ? (
          <Trans>You, and the hiring team at {organization}.</Trans>
        ) : (
          <Trans>You, and the people at {organization} who run this campaign.</Trans>
        )}{' '}
        <Trans>Your data shows you who has opened a result, and when.</Trans>
      </Detail>
      <Detail label={<Trans>What {organization} sees</Trans>}>
        <WhatIsSeen {...{ organization, tests, hasProfile }} />
      </Detail>
      <Detail label={<Trans>Your other results</Trans>}>
        <OtherResults {...{ organization, alsoSeen }} />
      </Detail>
      {type === 'recruitment' && (
        <Detail label={<Trans>Gender and age</Trans>}>
          <Trans>
            If you tell us, they are used to check whether a cut-off or a saved profile treats
            groups differently, and for nothing else. {organization} sees numbers for groups of 30
            people or more, never yours.
          </Trans>
        </Detail>
      )}
      <Detail label={<Trans>How long</Trans>}>
        {type === 'recruitment' ? (
          <Plural
            value={months}
            one="Until you withdraw your permission, and no longer than # month after the campaign has ended. Your name is then removed from it."
            other="Until you withdraw your permission, and no longer than # months after the campaign has ended. Your name is then removed from it."
          />
        ) : (
          <Trans>Until you withdraw your permission or delete your results.</Trans>
        )}
      </Detail>
      <Detail label={<Trans>Do you have to?</Trans>}>
        <Trans>
          No. Taking part is voluntary, and you can withdraw your permission at any time. The
          results are yours: you can read them too.
        </Trans>
      </Detail>
      <Detail label={<Trans>If you need adjustments</Trans>}>
        <Trans>
          Once you take part, you can ask one contact at {organization} for extra time or other
          adjustments, in private. It is best to do so before the first timed test.
        </Trans>
      </Detail>
    </DetailList>
  );
}

function Stopping({ tests }: Pick<InvitationFactsProps, 'tests'>) {
  if (tests.some(({ id }) => factsOf(id)?.isTimed)) {
    return (
      <Trans>
        Everything is saved as you go. You can stop at any time and continue later, on any device,
        except in the timed parts: their clock keeps running.
      </Trans>
    );
  }
  return (
    <Trans>
      Everything is saved as you go. You can stop at any time and continue later, on any device.
    </Trans>
  );
}

/** By what is seen, with the names of those that are asked for. */
function WhatIsSeen({
  organization,
  tests,
  hasProfile,
}: Pick<InvitationFactsProps, 'organization' | 'tests' | 'hasProfile'>) {
  const seen = Map.groupBy(tests, ({ id }) => {
    const face = findFace(id);
    return (hasProfile && face?.seenWithProfile) || face?.seen || resultAlone;
  });
  const words = new Intl.ListFormat(screenLanguage());
  return (
    <div className="grid gap-2.5">
      <ul className="grid gap-1.5">
        {[...seen].map(([view, own]) => (
          <li key={own[0]?.id}>
            <strong>{words.format(own.map(({ name }) => name))}</strong>: {view}
          </li>
        ))}
      </ul>
      {tests.some(({ id }) => findFace(id)?.isStyleChecked ?? true) && (
        <p>
          <Trans>
            We also check how fast the answers come and whether they follow a pattern. Where that
            suggests haste, {organization} is told to interpret the result with care, and so are
            you.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** What the permission opens beside the tests of this campaign; the facts of the instruments say which. */
function OtherResults({
  organization,
  alsoSeen,
}: {
  organization: string;
  alsoSeen: readonly string[];
}) {
  const names = new Intl.ListFormat(screenLanguage()).format(alsoSeen);
  return (
    <div className="grid gap-2.5">
      {alsoSeen.length > 0 && (
        <p>
          <Trans>
            You have already completed <strong>{names}</strong>. {organization} can see these
            results as soon as you agree.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          While it has your permission, {organization} also sees your results of the personality,
          logical reasoning and culture tests, and of skill tests that it can use too, no matter who
          asked you to take them: what you have completed before and what you complete later.
        </Trans>
      </p>
      <p>
        <Trans>
          It does not see your energy result or a video interview unless it asked for it, nor the
          results of skill tests that it cannot use.
        </Trans>
      </p>
    </div>
  );
}

/** What there is to see of most tests. */
const resultAlone = <Trans>your result, never what you answered to a single question.</Trans>;
