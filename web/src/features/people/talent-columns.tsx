import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SelectFieldProps } from '../../ui/fields/select-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ColumnsButton } from './columns-button.tsx';
import type { ColumnName } from './use-columns.ts';
import { columnNames } from './use-columns.ts';

interface TalentColumnsProps {
  hidden: readonly ColumnName[];
  score: string | undefined;
  profile: string | undefined;
  /** Tests with a score in one number. */
  tests: SelectFieldProps['options'];
  profiles: SelectFieldProps['options'];
  onHidden: (hidden: ColumnName[]) => void;
  onReset: (() => void) | undefined;
  onScore: (test: string | undefined) => void;
  onProfile: (profile: string | undefined) => void;
}

const words = {
  status: msg`Status`,
  stage: msg`Stage`,
  tests: msg`Tests`,
  campaign: msg`Campaign`,
  activity: msg`Last activity`,
} as const;

/** The columns of everybody whom the organisation has invited, with the score of a test and the fit with a profile. */
export function TalentColumns(props: TalentColumnsProps) {
  const { hidden, score, profile, tests, profiles, onHidden, onReset, onScore, onProfile } = props;
  const { t } = useLingui();
  return (
    <ColumnsButton
      columns={columnNames.map((id) => ({ id, label: t(words[id]) }))}
      hidden={hidden}
      onHidden={onHidden}
      onReset={onReset}
    >
      {tests.length > 0 && (
        <SelectField
          label={t`Score of a test`}
          placeholder={t`None`}
          options={tests}
          value={score ?? ''}
          onChange={({ target }) => onScore(target.value || undefined)}
        />
      )}
      {profiles.length > 0 && (
        <SelectField
          label={t`Fit with a profile`}
          placeholder={t`None`}
          options={profiles}
          value={profile ?? ''}
          onChange={({ target }) => onProfile(target.value || undefined)}
        />
      )}
      <p className="max-w-reading text-small text-muted">
        <Trans>
          The highest score of the chosen test comes first; the list can be ordered by the fit, too.
        </Trans>
      </p>
    </ColumnsButton>
  );
}
