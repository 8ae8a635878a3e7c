import { nameOf } from '@assay/contract/person-name';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CampaignBreadcrumbs } from './campaign-breadcrumbs.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PersonLink } from '../../ui/actions/person-link.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { PersonalityReport } from './api.ts';

interface ReportHeadProps {
  report: Pick<PersonalityReport, 'subject' | 'campaign'>;
  /** What was taken and when; the campaign is said behind it. */
  about: ReactNode;
  /** A smaller second line. */
  note?: ReactNode;
  actions: ReactNode;
}

/** Whose report it is, of what, and for which campaign. */
export function ReportHead({ report: { subject, campaign }, ...rest }: ReportHeadProps) {
  const name = nameOf(subject);
  return (
    <ReportHeader
      title={<PersonLink id={subject.id}>{name}</PersonLink>}
      here={name}
      campaign={campaign}
      {...rest}
    />
  );
}

interface ReportHeaderProps extends Omit<ReportHeadProps, 'report'> {
  title: ReactNode;
  /** The last of the breadcrumbs. */
  here: string;
  campaign: { id: number; name: string } | null;
}

/** The head of everything that is read of people in a campaign. */
export function ReportHeader({ title, here, campaign, about, note, actions }: ReportHeaderProps) {
  return (
    <PageHeader
      above={
        <CampaignBreadcrumbs
          steps={[...(campaign ? [<CampaignLink key="campaign" {...campaign} />] : []), here]}
        />
      }
      title={<span className="[overflow-wrap:anywhere]">{title}</span>}
      meta={
        <>
          {about}
          {campaign && (
            <>
              {', '}
              <Trans>
                for <CampaignLink {...campaign} />
              </Trans>
            </>
          )}
          {note && <span className="block text-small">{note}</span>}
        </>
      }
      actions={actions}
    />
  );
}

function CampaignLink({ id, name }: { id: number; name: string }) {
  return (
    <TextLink to="/admin/assessments/view/$id" params={{ id: String(id) }}>
      {name}
    </TextLink>
  );
}
