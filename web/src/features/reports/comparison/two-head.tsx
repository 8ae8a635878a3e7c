import { instrumentFacts } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import type { Named } from '@assay/contract/person-name';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { comparisonPaths } from '../comparison-paths.ts';
import type { ComparedTest } from '../search.ts';

interface TwoHeadProps {
  test: ComparedTest;
  members: readonly { subject: Named & { id: number } }[];
  campaign: { id: number; name: string } | null;
}

/** Which two people are compared, in what and for which campaign; the other way round at a press. */
export function TwoHead({ test, members, campaign }: TwoHeadProps) {
  const [first = '', second = ''] = members.map(({ subject }) => String(subject.id));
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
            'Two people',
          ]}
        />
      }
      title={
        <span className="[overflow-wrap:anywhere]">
          {members.map(({ subject }) => nameOf(subject)).join(' and ')}
        </span>
      }
      meta={
        <>
          {instrumentFacts[test].name}, compared{campaignLink && <> for {campaignLink}</>}
        </>
      }
      actions={
        <>
          <ButtonLink
            className="print:hidden"
            to={comparisonPaths[test]}
            params={{ first: second, second: first }}
            search={(old) => old}
            preload={false}
          >
            Swap
          </ButtonLink>
          <Button className="print:hidden" onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    />
  );
}
