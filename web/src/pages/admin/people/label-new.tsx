import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { LabelForm } from '../../../features/labels/label-form.tsx';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

export function LabelNewPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const list = { to: '/admin/manager/labels/details' } as const;
  return (
    <Screen name="label-new" title={t`New label`}>
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="list" {...list}>
                <Trans>Labels</Trans>
              </TextLink>,
              t`New label`,
            ]}
          />
        }
        title={t`New label`}
      />
      <Card className="max-w-160">
        <div className="py-2">
          <LabelForm
            cancel={
              <ButtonLink {...list}>
                <Trans>Cancel</Trans>
              </ButtonLink>
            }
            onSaved={({ name }) => {
              toast(t`The label ${name} is created.`);
              void navigate(list);
            }}
          />
        </div>
      </Card>
    </Screen>
  );
}
