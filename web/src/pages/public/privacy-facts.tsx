import { Trans } from '@lingui/react/macro';
import { PagePart } from '../../ui/page/page-part.tsx';

/** What holds for everybody: what is kept, who sees it, what never happens. */
export function PrivacyFacts() {
  return (
    <>
      <PagePart title={<Trans>What is kept</Trans>}>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            <Trans>
              Your name and address, as the organisation typed them and as you changed them.
            </Trans>
          </li>
          <li>
            <Trans>
              What you tell about yourself: birth date and gender, and, if you like, education, work
              and a CV. You can answer “prefer not to say”.
            </Trans>
          </li>
          <li>
            <Trans>
              What you answer in tests, when, and the results that are calculated from it.
            </Trans>
          </li>
          <li>
            <Trans>
              Who was permitted to see your results, who has opened them, and the emails we sent
              you.
            </Trans>
          </li>
          <li>
            <Trans>
              Where you are logged in, with the address of the connection, until that login ends.
            </Trans>
          </li>
        </ul>
      </PagePart>
      <PagePart title={<Trans>Who sees it</Trans>}>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            <Trans>You see your own results, in plain words.</Trans>
          </li>
          <li>
            <Trans>
              An organisation sees your results and your CV only while it has your permission, and
              whether you have started and completed tests. It does not see what you answered to
              single questions; of a skill test it sees which ones you got right, and of a video
              interview your recordings.
            </Trans>
          </li>
          <li>
            <Trans>
              You take each test once. Your results of the personality, logical reasoning and
              culture tests are visible to every organisation that has your permission, no matter
              who asked for them; so are those of skill tests that it can use too.
            </Trans>
          </li>
          <li>
            <Trans>
              An organisation never sees your energy as a number: only a band, which parts of your
              work weigh on you where there is more strain, and averages of five people or more.
            </Trans>
          </li>
          <li>
            <Trans>
              Organisations can sort people by labels and give extra time. Other organisations do
              not see this; you find it in your download.
            </Trans>
          </li>
        </ul>
      </PagePart>
      <PagePart title={<Trans>What is never done</Trans>}>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            <Trans>Your data is not sold, and there is no advertising and no tracking here.</Trans>
          </li>
          <li>
            <Trans>
              No machine decides about you: results are for people to read, with how sure they are.
            </Trans>
          </li>
          <li>
            <Trans>
              Neither your gender nor your age changes a score. In recruitment they are used to
              check whether a cut-off or a saved profile treats groups differently, and for nothing
              else. A report on development may also compare you with people of your age.
            </Trans>
          </li>
          <li>
            <Trans>Each time someone opens a result, it is recorded where you can see it.</Trans>
          </li>
        </ul>
      </PagePart>
    </>
  );
}
