import { bankLimits, defaultSeconds } from '@assay/contract/bank-limits';
import { createQuestion } from '@assay/contract/bank-questions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Resolver } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { isFailedCall } from '../../../lib/server-errors.ts';
import { fieldOf } from '../../../lib/forms/field-of.ts';
import { useSubmit } from '../../../lib/writes/use-submit.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { FormErrors } from '../../../ui/fields/form-errors.tsx';
import { LeaveGuard } from '../../../ui/page/leave-guard.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import type { BankQuestion, BankTest } from '../api.ts';
import { saveQuestion } from '../api.ts';
import type { OptionRow } from '../options/option-rows.ts';
import { emptyOption, tidyOptions } from '../options/option-rows.ts';
import { OptionsEditor } from '../options/options-editor.tsx';
import { LivePreview } from './live-preview.tsx';
import { MarkupHelp } from './markup-help.tsx';
import { PictureField } from './picture-field.tsx';

export interface QuestionValues {
  test_id: number;
  text: string;
  topic: string;
  seconds: string;
  image_alternative: string;
  options: OptionRow[];
}

/** A picture that is not sent yet. */
export interface ChosenImage {
  file: File;
  /** Where this window shows it from. */
  source: string;
}

interface QuestionFormProps {
  test: Pick<BankTest, 'id' | 'language'>;
  /** The one to change, as the form began from it and not newer; absent for a new one. */
  question?: BankQuestion;
  /** What the one before was about, since the next is often about the same. */
  topic?: string;
  onSaved: (question: BankQuestion, again: boolean) => void;
  /** The way back without saving. */
  cancel: ReactNode;
}

const resolver = bodyResolver(createQuestion) as unknown as Resolver<QuestionValues>;

export function QuestionForm(props: QuestionFormProps) {
  const { t } = useLingui();
  const { test, question, topic, onSaved, cancel } = props;
  const [image, setImage] = useState<ChosenImage | null>(null);
  const [imageError, setImageError] = useState<string>();
  const [removed, setRemoved] = useState(false);
  const [again, setAgain] = useState(false);
  const form = useForm<QuestionValues>({
    resolver,
    defaultValues: {
      test_id: test.id,
      text: question?.text ?? '',
      topic: question?.topic ?? topic ?? '',
      seconds: String(question?.seconds ?? defaultSeconds),
      image_alternative: question?.image_alternative ?? '',
      options: question?.options.map(({ id, text, score }) => ({ id, text, score })) ?? [
        { ...emptyOption },
        { ...emptyOption },
        { ...emptyOption },
        { ...emptyOption },
      ],
    },
  });
  const stored = question?.image_url != null && !removed;
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    setImageError(undefined);
    const known = question && {
      id: question.id,
      remove_image: removed && image === null,
      updated_at: question.updated_at,
    };
    try {
      // The resolver has turned the seconds into a number.
      const body = values as unknown as Parameters<typeof saveQuestion>[0];
      onSaved(await saveQuestion(body, image?.file ?? null, known), again);
    } catch (failure) {
      const errors = isFailedCall(failure) ? failure.errors : undefined;
      if (typeof errors === 'object') setImageError(errors.image?.join(' '));
      throw failure;
    }
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <Card>
        <form
          noValidate
          className="grid gap-7 py-2"
          onSubmit={(event) => {
            // Rows that were never filled in are no mistake.
            form.setValue('options', tidyOptions(form.getValues('options')));
            void onSubmit(event);
          }}
        >
          <FormErrors errors={formErrors} />
          <LeaveGuard unsaved={!pending && (form.formState.isDirty || image !== null || removed)} />
          {question && question.versions > 0 && <AskedNotice />}
          <div className="grid gap-2">
            <TextArea
              label={t`Question`}
              rows={7}
              maxLength={bankLimits.text}
              className="[&_textarea]:font-mono [&_textarea]:text-small"
              {...fieldOf(form, 'text')}
            />
            <MarkupHelp />
          </div>
          <PictureField
            file={image?.file ?? null}
            onFile={(file) => {
              if (image) URL.revokeObjectURL(image.source);
              setImage(file && { file, source: URL.createObjectURL(file) });
              setImageError(undefined);
            }}
            error={imageError}
            stored={stored}
            onRemove={() => setRemoved(true)}
          >
            <TextField
              label={t`What the picture shows`}
              help={t`Read out to candidates who cannot see the picture, so describe everything they need to answer.`}
              maxLength={bankLimits.alternative}
              {...fieldOf(form, 'image_alternative')}
            />
          </PictureField>
          <OptionsEditor
            form={form as never}
            help={t`Candidates choose one; the order is random. Use 0–1 for partial credit.`}
            groups
          />
          <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
            <TextField
              label={t`Seconds to answer`}
              type="number"
              inputMode="numeric"
              min={bankLimits.minSeconds}
              max={bankLimits.maxSeconds}
              {...fieldOf(form, 'seconds')}
            />
            <TextField
              label={t`Topic`}
              optional
              maxLength={bankLimits.topic}
              {...fieldOf(form, 'topic')}
            />
          </div>
          <div className="flex flex-wrap justify-end gap-2.5">
            {cancel}
            {!question && (
              // Not of the type that Enter in a field presses: that is the one for this question alone.
              <Button
                pending={pending && again}
                onClick={({ currentTarget }) => {
                  flushSync(() => setAgain(true));
                  currentTarget.form?.requestSubmit();
                }}
              >
                <Trans>Save and add another</Trans>
              </Button>
            )}
            <Button
              type="submit"
              look="primary"
              pending={pending && !again}
              onClick={() => setAgain(false)}
            >
              {question ? t`Save` : t`Add question`}
            </Button>
          </div>
        </form>
      </Card>
      <LivePreview
        form={form}
        language={test.language}
        image={image}
        question={stored ? question : undefined}
      />
    </div>
  );
}

/** What an edit means for those who have been asked already. */
function AskedNotice() {
  return (
    <Banner>
      <Trans>
        This question is in use. Candidates who start from now on get your new version; existing
        results keep the version that was asked.
      </Trans>
    </Banner>
  );
}
