import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../../ui/page/banner.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';

/** In the place of the interview while another tab has its turn. */
export function OtherTab({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={<span className="[overflow-wrap:anywhere]">{name}</span>} />
      <Banner tone="warn" live title={t`This interview is open in another tab.`}>
        <Trans>
          Please record your answers there; nothing is recorded here. As soon as the other tab is
          closed, this one continues where you were.
        </Trans>
      </Banner>
    </>
  );
}
