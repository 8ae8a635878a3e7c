import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { privacyFacts } from '../../features/own-data/api.ts';
import { RetentionList } from '../../features/own-data/retention-list.tsx';
import { useOwnTests } from '../../features/subjects/own-tests.ts';
import { readers } from '../../features/subjects/readers.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { PrivacyFacts } from './privacy-facts.tsx';

/** In plain words: what is kept, who sees it, for how long, and what somebody can do. */
export function PrivacyPage() {
  const { t } = useLingui();
  const auth = useSession((session) => session.auth);
  return (
    <Screen name="privacy" title={t`Privacy`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={<Trans>Your privacy</Trans>}
          meta={<Trans>What is kept about you, who sees it, and what you can do.</Trans>}
          actions={
            auth && (
              <ButtonLink to="/own-data" look="primary">
                <Trans>See your data</Trans>
              </ButtonLink>
            )
          }
        />
        <div className="border-t border-line">
          <PrivacyFacts />
          <Retention />
          <PagePart title={<Trans>What you can do</Trans>}>
            <ul className="grid list-disc gap-1.5 pl-5">
              <li>
                <Trans>
                  Withdraw a permission at any time. The organisation sees nothing more from that
                  moment on; you can give it again.
                </Trans>
              </li>
              <li>
                <Trans>See which organisation has opened which of your results, and when.</Trans>
              </li>
              <li>
                <Trans>
                  Download everything that is kept about you (JSON), or its main parts to read
                  (PDF).
                </Trans>
              </li>
              <li>
                <Trans>Correct your name and your profile.</Trans>
              </li>
              <li>
                <Trans>
                  Delete a single test, or your account with all that belongs to it. Both happen at
                  once. What is in a backup goes when the backup is replaced.
                </Trans>
              </li>
              <li>
                <Trans>
                  Ask an organisation to delete what it has downloaded. It must answer within a
                  month.
                </Trans>
              </li>
            </ul>
            <p className="mt-3">
              {auth ? (
                <Trans>
                  All of this is on the page <TextLink to="/own-data">Your data</TextLink>.
                </Trans>
              ) : (
                <Trans>
                  <TextLink to="/login">Log in</TextLink> to do any of this.
                </Trans>
              )}
            </p>
          </PagePart>
          <Contact />
        </div>
      </div>
    </Screen>
  );
}

function Retention() {
  const { data: facts } = useQuery(privacyFacts);
  const auth = useSession((session) => session.auth);
  const own = useOwnTests();
  const permitted = useQuery({ ...readers, enabled: auth });
  const keepers = new Map([
    ...(own.data?.invites ?? []).map(({ organization, retention_months }) => {
      return [organization.id, { ...organization, months: retention_months }] as const;
    }),
    ...(permitted.data ?? []).map(({ id, organization_name: name, retention_months }) => {
      return [id, { id, name, months: retention_months }] as const;
    }),
  ]);
  const months = facts?.retention_months ?? 24;
  return (
    <PagePart title={<Trans>How long</Trans>}>
      <p>
        <Plural
          value={months}
          one="If you applied for a job, the organisation’s view of you ends # month after the campaign has ended, unless it has chosen another time between 1 and 60 months."
          other="If you applied for a job, the organisation’s view of you ends # months after the campaign has ended, unless it has chosen another time between 1 and 60 months."
        />{' '}
        <Trans>
          You get an email 30 days before. Then your name is removed from the campaign and the
          permission ends.
        </Trans>
      </p>
      <RetentionList keepers={[...keepers.values()]} />
      <p className="mt-3">
        <Trans>
          Your account and your results stay with you until you delete them. If you work for the
          organisation and take part for your own development, it sees results until you withdraw
          your permission.
        </Trans>
      </p>
    </PagePart>
  );
}

function Contact() {
  const { data: facts } = useQuery(privacyFacts);
  const address = facts?.contact_email;
  return (
    <PagePart title={<Trans>Whom to write to</Trans>}>
      {address ? (
        <p>
          <Trans>
            The platform administrators:{' '}
            <TextAnchor href={`mailto:${address}`}>{address}</TextAnchor>. About a campaign, write
            to its sender, who is named in the email that invited you.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            The sender of the email that invited you, or the organisation’s own data protection
            officer.
          </Trans>
        </p>
      )}
      <p className="mt-3">
        <Trans>
          If you are not satisfied with an answer, you can complain to the data protection authority
          of your country.
        </Trans>
      </p>
    </PagePart>
  );
}
