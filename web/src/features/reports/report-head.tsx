import { nameOf } from '@assay/contract/person-name';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
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
export function ReportHead({
  report: { subject, campaign },
  about,
  note,
  actions,
}: ReportHeadProps) {
  const name = nameOf(subject);
  const campaignLink = campaign && (
    <TextLink to="/admin/assessments/view/$id" params={{ id: String(campaign.id) }}>
      {campaign.name}
    </TextLink>
  );
  return (
    <PageHeader
      above={
        <Breadcrumbs
          steps={[
            <TextLink key="list" to="/admin/assessments">
              Assessments
            </TextLink>,
            ...(campaignLink ? [campaignLink] : []),
            name,
          ]}
        />
      }
      title={<span className="[overflow-wrap:anywhere]">{name}</span>}
      meta={
        <>
          {about}
          {campaignLink && <>, for {campaignLink}</>}
          {note && <span className="block text-small">{note}</span>}
        </>
      }
      actions={actions}
    />
  );
}
