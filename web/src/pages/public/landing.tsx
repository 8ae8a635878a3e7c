import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** For a visitor: nearly always somebody with a mail that invites them. */
export function Landing() {
  return (
    <div className="mx-auto max-w-180 sm:pt-8">
      <h1 className="text-[2rem]/tight sm:text-[2.5rem]/tight">
        <Trans>Have you been invited to a test?</Trans>
      </h1>
      <p className="mt-4 max-w-reading text-option text-pretty text-muted">
        <Trans>
          Open the link in the mail that you got: it tells you what is asked before you decide. If
          you have chosen a password already, log in and go on where you were.
        </Trans>
      </p>
      <ButtonLink to="/login" look="primary" className="mt-7 px-7 max-sm:w-full">
        <Trans>Log in</Trans>
      </ButtonLink>
      <section className="mt-14 border-t border-line">
        <h2 className="sr-only">
          <Trans>What you can count on</Trans>
        </h2>
        <ul>
          <Promise title={<Trans>You know before you begin</Trans>}>
            <Trans>
              Which tests, how many minutes, who will see the results, and for how long.
            </Trans>
          </Promise>
          <Promise title={<Trans>The results are yours</Trans>}>
            <Trans>
              You see your own result in plain words. An organisation sees it only while it has your
              permission, and never what you chose in single questions.
            </Trans>
          </Promise>
          <Promise title={<Trans>Nothing gets lost</Trans>}>
            <Trans>
              Every answer is saved when you give it. Stop when you like and go on later, on any
              device.
            </Trans>
          </Promise>
        </ul>
      </section>
      <p className="mt-6 text-small text-muted">
        <Trans>
          No account yet? <TextLink to="/register">Create one</TextLink>
        </Trans>
      </p>
      <p className="mt-2 text-small text-muted">
        <Trans>
          Do you invite others? <TextLink to="/admin/login">Log in as a manager</TextLink>
        </Trans>
      </p>
    </div>
  );
}

function Promise({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[14rem_1fr]">
      <h3 className="text-[1.0625rem]/snug">{title}</h3>
      <p className="max-w-reading text-muted">{children}</p>
    </li>
  );
}
