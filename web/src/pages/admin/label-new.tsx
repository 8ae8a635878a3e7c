import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { LabelForm } from '../../features/labels/label-form.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.tsx';

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
