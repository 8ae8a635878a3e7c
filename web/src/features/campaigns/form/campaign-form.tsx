import type { FeatureKey } from '@assay/contract/access';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { ToMarkedField } from './to-marked-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { FormErrors } from '../../../ui/fields/form-errors.tsx';
import { mailsInWords } from '../activate-dialog.tsx';
import type { Campaign, MailTexts, ProfileGroup } from '../api.ts';
import { PlanPlaces, usePlaces } from '../plan-places.tsx';
import {
  AboutFields,
  DeadlineFields,
  OpenInviteField,
  SenderFields,
  TestFields,
} from './campaign-fields.tsx';
import { FormSection } from './form-section.tsx';
import { MailEditor } from './mails-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { campaignResolver } from './resolver.ts';
import type { SaveTarget } from './save.ts';
import { useCampaignSubmit } from './use-campaign-submit.ts';
import { useDuration } from './use-duration.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useStandardTexts } from './use-standard-texts.ts';
import type { CampaignValues } from './values.ts';

export interface CampaignFormProps {
  /** Name under which the browser keeps what is typed: `new`, `edit-5`, `copy-5`. */
  which: string;
  start: CampaignValues;
  target: Omit<SaveTarget, 'standard'>;
  standard: MailTexts;
  profiles: readonly ProfileGroup[];
  features: readonly FeatureKey[];
  /** Tests that the campaign it begins from has. */
  chosen: Campaign['tests'];
  /** With how many people it was activated, or null when it was not. */
  onSaved: (id: number, activated: number | null) => void;
}

export function CampaignForm(props: CampaignFormProps) {
  const { which, start, target, profiles, features, chosen, onSaved } = props;
  const { t } = useLingui();
  const form = useForm<CampaignValues>({
    resolver: campaignResolver,
    defaultValues: start,
    shouldFocusError: false,
  });
  const openInvites = features.includes('open_invite');
  const { standard, isLoading } = useStandardTexts(form, props.standard);
  const draft = useKeptDraft(form, which, start, target.version);
  const campaign_id = target.campaign_id ?? draft.campaignId;
  const submit = useCampaignSubmit(form, {
    target: { ...target, standard, campaign_id, version: draft.version },
    openInvites,
    onCreated: draft.onCreated,
    onSaved: (id, activated) => {
      draft.forget();
      onSaved(id, activated);
    },
  });
  const [name, reminders] = useWatch({
    control: form.control,
    name: ['campaign_name', 'number_of_reminders'],
  });
  const campaign = name.trim();
  const duration = useDuration(form, features);
  const { timeZone } = target;
  // Which texts are standard ones must be known before they are stored.
  const pending = submit.pending || isLoading;
  const running = target.running !== undefined;
  const over = target.running?.status === 'completed';
  const mail = { form, standard, timeZone, campaignId: campaign_id };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the fields
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit.saveDraft();
      }}
      onKeyDown={(event) => {
        // Enter in one of many fields would save and leave.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
          event.preventDefault();
      }}
    >
      {draft.restored && (
        <Banner
          actions={
            <Button onClick={draft.discard}>
              <Trans>Discard</Trans>
            </Button>
          }
        >
          <Trans>We restored your unsaved changes.</Trans>
        </Banner>
      )}
      {draft.elsewhere && (
        <Banner tone="warn" live>
          <Trans>
            This form is also open in another tab. Until you save, this browser keeps only the
            latest changes.
          </Trans>
        </Banner>
      )}
      <FormErrors errors={submit.errors} />
      {submit.saveOver && campaign_id ? (
        <div className="-mt-3 flex flex-wrap gap-2.5">
          <ButtonLink
            to="/admin/assessments/view/$id"
            params={{ id: String(campaign_id) }}
            target="_blank"
          >
            <Trans>See what was saved</Trans>
          </ButtonLink>
          <Button pending={pending} onClick={() => void submit.saveOver?.()}>
            <Trans>Save my version instead</Trans>
          </Button>
        </div>
      ) : (
        submit.errors.length > 0 && submit.marked && <ToMarkedField />
      )}
      <Card flush>
        <FormSection title={t`Campaign`} note={t`Candidates see this name in every email.`}>
          <AboutFields form={form} typeFixed={running} />
        </FormSection>
        <FormSection
          title={t`Tests`}
          note={t`Choose the tests. Candidates who already took one only need to give permission.`}
        >
          <TestFields
            form={form}
            features={features}
            profiles={profiles}
            chosen={chosen}
            fixed={target.running?.tests_fixed === true}
          />
        </FormSection>
        <FormSection
          title={t`Deadline`}
          note={t`Candidates who have started can still finish after the deadline.`}
        >
          <DeadlineFields form={form} timeZone={timeZone} told={running} over={over} />
        </FormSection>
        <FormSection
          title={t`Sender`}
          note={t`Emails are sent by Assay; replies go to this address.`}
        >
          <SenderFields form={form} />
        </FormSection>
        {over ? null : running ? (
          <FormSection title={t`People`} note={t`People are invited as soon as you add them.`}>
            <div>
              <ButtonLink
                to="/admin/assessments/edit/$id"
                params={{ id: String(target.campaign_id) }}
                search={{ section: 'people' }}
              >
                <Trans>Add people</Trans>
              </ButtonLink>
            </div>
          </FormSection>
        ) : (
          <FormSection
            id="people"
            title={t`People`}
            note={t`Only the email address is needed. No one gets an email until the campaign is activated.`}
          >
            <PeopleSection form={form} campaignId={undefined} />
            {openInvites && <OpenInviteField form={form} />}
          </FormSection>
        )}
        <FormSection
          wide
          title={t`Invitation`}
          note={t`The button below the text is the candidate’s personal link.`}
        >
          <MailEditor name="email_text" {...mail} />
        </FormSection>
        <FormSection
          wide
          title={t`Reminder`}
          note={
            reminders === '0'
              ? t`No reminders are set above, so this text is not sent.`
              : t`For candidates who have not completed their tests.`
          }
        >
          <MailEditor name="email_reminder_text" {...mail} />
        </FormSection>
      </Card>
      <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <p className="text-small text-muted">
          {duration && <span className="font-medium text-ink">{duration}</span>}
          <span className="block max-sm:hidden">
            <Trans>Unsaved changes are kept in this browser.</Trans>
          </span>
        </p>
        <div className="flex flex-wrap justify-end gap-2.5 max-sm:w-full max-sm:*:grow">
          <Button type="submit" look={running ? 'primary' : 'quiet'} pending={pending}>
            {running ? t`Save changes` : t`Save as draft`}
          </Button>
          {!running && (
            <Button look="primary" pending={pending} onClick={() => void submit.askToActivate()}>
              <Trans>Activate…</Trans>
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={submit.asking !== null}
        onOpenChange={submit.closeQuestion}
        title={t`Activate “${campaign}”?`}
        confirmLabel={t`Activate`}
        pendingLabel={t`Activating…`}
        look="primary"
        onConfirm={submit.activate}
      >
        {mailsInWords(submit.asking ?? 0)}{' '}
        <Trans>You can’t change the tests once someone has started.</Trans>
        {submit.asking ? <PlacesOf people={submit.asking} /> : null}
      </ConfirmDialog>
    </form>
  );
}

/** Asked for while the question is open only. */
function PlacesOf({ people }: { people: number }) {
  return <PlanPlaces places={usePlaces({ people })} />;
}
