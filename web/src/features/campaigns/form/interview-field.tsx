import type { FeatureKey } from '@assay/contract/access';
import { interviewBounds } from '@assay/contract/interview-bounds';
import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../lib/forms/field-of.ts';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import type { CampaignValues } from './values.ts';
import { linesOf } from './values.ts';

interface InterviewFieldProps {
  form: UseFormReturn<CampaignValues>;
  features: readonly FeatureKey[];
}

/** Questions that people answer before a camera; without any there is no interview. */
export function InterviewField({ form, features }: InterviewFieldProps) {
  const { t } = useLingui();
  const asked = linesOf(form.watch('interview_questions')).length;
  if (!features.includes('video_interviews') && asked === 0) return null;
  const { questions, characters } = interviewBounds;
  return (
    <>
      <TextArea
        label={t`Video interview`}
        help={t`One question per line: up to ${questions} questions of up to ${characters} characters. Candidates have 30 seconds to prepare and up to 3 minutes for each answer. You watch the recordings; nothing is scored. Leave empty for no interview.`}
        rows={4}
        {...fieldOf(form, 'interview_questions')}
      />
      {asked > 0 && (
        <TextField
          label={t`Name of the interview`}
          help={t`Candidates see this name in their list of tests.`}
          maxLength={120}
          autoComplete="off"
          {...fieldOf(form, 'interview_name')}
        />
      )}
    </>
  );
}
