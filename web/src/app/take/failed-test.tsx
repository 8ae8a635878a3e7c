import { Trans, useLingui } from '@lingui/react/macro';
import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { reportError } from '../../api/error-report.ts';
import { StandaloneLayout } from '../../instruments/take/test-frames.tsx';
import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { FocusedHeading } from '../../ui/page/focused-heading.tsx';
import { Screen } from '../../ui/page/screen.tsx';

interface FailedTestProps {
  error: unknown;
  /** The pattern of the page's address. */
  page: string;
}

/** The error page of this document. Answers are on the device or in the account, whatever breaks here. */
export function FailedTest({ error, page }: FailedTestProps) {
  const { t } = useLingui();
  useEffect(() => reportError(error, page), [error, page]);
  return (
    <Screen name="error" title={t`Something went wrong`}>
      <StandaloneLayout>
        <FocusedHeading className="font-system-serif text-display">
          <Trans>Something went wrong</Trans>
        </FocusedHeading>
        <p role="alert" className="mt-2 max-w-reading text-option text-muted">
          <Trans>
            It looks like we are having issues. You have encountered an error. Our team has been
            notified.
          </Trans>
        </p>
        <ButtonAnchor href="/" className="mt-7 max-sm:w-full">
          <Trans>Go to the homepage</Trans>
        </ButtonAnchor>
      </StandaloneLayout>
    </Screen>
  );
}

interface Caught {
  failed: boolean;
  error?: unknown;
}

/** Shows the error page in place of a page that breaks while it is drawn. */
export class CatchFailure extends Component<{ page: string; children: ReactNode }, Caught> {
  static getDerivedStateFromError(error: unknown): Caught {
    return { failed: true, error };
  }

  override state: Caught = { failed: false };

  override render() {
    const { failed, error } = this.state;
    const { page, children } = this.props;
    return failed ? <FailedTest error={error} page={page} /> : children;
  }
}
