import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';

/** For a visitor, who nearly always has an email that invites them. */
export function Landing() {
  return (
    <div className="mx-auto max-w-180 sm:pt-8">
      <h1 className="text-[2rem]/tight sm:text-[2.5rem]/tight">
        <Trans>Have you been invited to take a test?</Trans>
      </h1>
      <p className="mt-4 max-w-reading text-option text-pretty text-muted">
        <Trans>
          Open the link in the email you received: it tells you what is involved before you decide.
          If you have already chosen a password, log in and continue where you stopped.
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
          <Promise title={<Trans>You know before you start</Trans>}>
            <Trans>
              Which tests, how many minutes, who will see the results, and for how long.
            </Trans>
          </Promise>
          <Promise title={<Trans>The results are yours</Trans>}>
            <Trans>
              You see your own result in plain words. An organisation sees it only while it has your
              permission.
            </Trans>
          </Promise>
          <Promise title={<Trans>Nothing gets lost</Trans>}>
            <Trans>
              Every answer is saved when you give it. You can stop and continue later, on any
              device, except in the timed parts.
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
