import { instrumentOf } from '@assay/contract/instruments';
import { Plural, Trans } from '@lingui/react/macro';
import { screenLanguage } from '../../lib/screen-language.ts';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import type { AskedTest } from './asked-tests.tsx';

export interface InvitationFactsProps {
  organization: string;
  type: 'recruitment' | 'development';
  tests: readonly AskedTest[];
  /** Whether managers see how well the personality fits a profile. */
  hasProfile: boolean;
  /** How long results of applicants stay visible after the campaign has closed. */
  months: number;
}

/** What people should know before they agree: how it goes, who sees what of each test, and for how long. */
export function InvitationFacts(props: InvitationFactsProps) {
  const { organization, type, tests, hasProfile, months } = props;
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
      <Detail label={<Trans>How long</Trans>}>
        {type === 'recruitment' ? (
          <Plural
            value={months}
            one="Until you withdraw your permission, and no longer than # month after the campaign has closed. Your name is then removed from it."
            other="Until you withdraw your permission, and no longer than # months after the campaign has closed. Your name is then removed from it."
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
  const kinds = new Set(tests.map(({ id }) => instrumentOf(id)));
  if (kinds.has('iq') || kinds.has('skill')) {
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

/** By kind of test, with the names of those that are asked for. */
function WhatIsSeen({
  organization,
  tests,
  hasProfile,
}: Omit<InvitationFactsProps, 'type' | 'months'>) {
  const seen = Map.groupBy(tests, ({ id }) => {
    const kind = instrumentOf(id);
    if (kind === 'personality') return hasProfile ? 'fit' : 'result';
    return kind === undefined || kind === 'iq' ? 'result' : kind;
  });
  const words = new Intl.ListFormat(screenLanguage());
  return (
    <div className="grid gap-2.5">
      <ul className="grid gap-1.5">
        {[...seen].map(([kind, own]) => (
          <li key={kind}>
            <strong>{words.format(own.map(({ name }) => name))}</strong>: {views[kind]}
          </li>
        ))}
      </ul>
      {(seen.has('result') || seen.has('fit') || seen.has('culture')) && (
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

const views = {
  result: <Trans>your result, never what you answered to a single question.</Trans>,
  fit: (
    <Trans>
      your result, and a figure for how well it fits the profile chosen for this campaign. Never
      what you answered to a single question.
    </Trans>
  ),
  culture: (
    <Trans>
      your result, and how it compares with the culture of the organisation, if its managers have
      described it. Never what you answered to a single question.
    </Trans>
  ),
  burnout: (
    <Trans>
      a broad band, and which parts of your work weigh on you or support you. No number, no single
      answer, nothing about your life outside work.
    </Trans>
  ),
  skill: (
    <Trans>your score, your time, and which questions you got right, not what you chose.</Trans>
  ),
  interview: <Trans>your recordings. People watch and rate them; no machine judges them.</Trans>,
};
