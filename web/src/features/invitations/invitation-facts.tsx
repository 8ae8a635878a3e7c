import { testTypeIds } from '@assay/contract/instruments';
import { Plural, Trans } from '@lingui/react/macro';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { Deadline } from '../../ui/moment.tsx';
import type { Invitation } from './api.ts';

/** What somebody should know before agreeing: what is asked, until when, who sees what and for how long. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { campaign, organization, permission } = invitation;
  const { name } = organization;
  const months = permission.retention_months;
  return (
    <DetailList>
      <Detail label={<Trans>What is asked</Trans>}>
        <ul className="grid gap-1">
          {campaign.tests.map((test) => (
            <li key={test.id}>
              <strong>{test.name}</strong>
              <span className="text-muted">
                {' · '}
                <Plural value={test.questions} one="# question" other="# questions" />
                {' · '}
                <Trans>about {test.minutes} minutes</Trans>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-small text-muted">
          {campaign.tests.some(({ id }) => id === testTypeIds.iq) ? (
            <Trans>
              You can stop between tests and go on later, on any device. The logical test has two
              parts with a clock that cannot be stopped once you have started it.
            </Trans>
          ) : (
            <Trans>You can stop at any time and go on later, on any device.</Trans>
          )}
        </p>
      </Detail>
      <Detail label={<Trans>Until when</Trans>}>
        <Deadline at={campaign.deadline} timeZone={campaign.time_zone} />
      </Detail>
      <Detail label={<Trans>Who sees the results</Trans>}>
        <Trans>You, and the people at {name} who look after this assessment.</Trans>
      </Detail>
      <Detail label={<Trans>For how long</Trans>}>
        <Plural
          value={months}
          one="Until you withdraw the permission, at most # month after the assessment has closed. Then your name is removed."
          other="Until you withdraw the permission, at most # months after the assessment has closed. Then your name is removed."
        />
      </Detail>
      <Detail label={<Trans>What they never see</Trans>}>
        <Trans>
          Your answers to single questions. Of a skill test they see which questions were right, not
          what you chose.
        </Trans>
      </Detail>
      <Detail label={<Trans>Do you have to?</Trans>}>
        <Trans>
          No. Taking part is voluntary, and you can withdraw your permission at any time. The
          results are yours: you see them too.
        </Trans>
      </Detail>
    </DetailList>
  );
}
