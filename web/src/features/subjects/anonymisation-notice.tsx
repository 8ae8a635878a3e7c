import { Trans } from '@lingui/react/macro';
import { dayInWords } from '../../lib/moments.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { Anonymisation } from './to-do.ts';

/** A legal notice: from when on an organisation will know this person no more, and what can be done before. */
export function AnonymisationNotice({ notice }: { notice: Anonymisation }) {
  const { campaign_name: campaign, organization, at, time_zone, permission } = notice;
  const { name } = organization;
  const day = <time dateTime={at}>{dayInWords(at, time_zone)}</time>;
  return (
    <Banner
      title={
        <Trans>
          {name} will anonymise your data from “{campaign}” on {day}.
        </Trans>
      }
    >
      <p className="mt-1">
        {permission ? (
          <Trans>
            {name} can then no longer see your name and email address in this campaign. It can no
            longer see your results either, unless another campaign there still needs them.
          </Trans>
        ) : (
          <Trans>{name} can then no longer see your name and email address in this campaign.</Trans>
        )}{' '}
        <Trans>Your account and your own results stay yours. You do not have to do anything.</Trans>
      </p>
      <p className="mt-1">
        {permission ? (
          <Trans>
            If that is too late for you, withdraw your permission below. You can also{' '}
            <TextLink to="/own-data">download or delete your data</TextLink> now.
          </Trans>
        ) : (
          <Trans>
            If that is too late for you, you can{' '}
            <TextLink to="/own-data">download or delete your data</TextLink> now.
          </Trans>
        )}
      </p>
    </Banner>
  );
}
