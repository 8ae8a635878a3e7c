import { maxImportBytes } from '@assay/contract/campaign-people';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, ButtonAnchor } from '../../../../ui/actions/button.tsx';
import { FileField } from '../../../../ui/fields/file-field.tsx';
import { FormErrors } from '../../../../ui/fields/form-errors.tsx';
import { TextArea } from '../../../../ui/fields/text-field.tsx';

interface ImportSourceProps {
  text: string;
  onText: (text: string) => void;
  reading: boolean;
  errors: readonly string[];
  /** Null for the text. */
  onRead: (file: File | null) => void;
}

/** As a spreadsheet of the reader's language expects it: where decimals have commas, semicolons separate cells. */
function templateOf(language: string, heads: readonly string[]): string {
  const separator = new Intl.NumberFormat(language).format(1.5).includes(',') ? ';' : ',';
  const rows = [heads, ['Ann', 'Lee', 'ann.lee@example.org']];
  const text = rows.map((row) => `${row.join(separator)}\r\n`).join('');
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}`)}`;
}

/** A person as an email program writes them. */
const sample = 'Ann Lee <ann@example.org>';

export function ImportSource({ text, onText, reading, errors, onRead }: ImportSourceProps) {
  const { i18n, t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const tooLarge = file !== null && file.size > maxImportBytes;
  return (
    <div className="grid gap-5">
      <FormErrors errors={errors} />
      <FileField
        name="file"
        label={t`File`}
        help={t`CSV or XLSX, up to 5 MB and 10,000 people. Columns are detected automatically.`}
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        error={
          tooLarge ? t`This file is larger than 5 MB. Please choose a smaller one.` : undefined
        }
        onFile={(chosen) => {
          setFile(chosen);
          if (chosen && chosen.size <= maxImportBytes) onRead(chosen);
        }}
      />
      <TextArea
        label={t`Or paste a list`}
        help={t`Spreadsheet cells, lines such as ${sample}, or email addresses.`}
        rows={7}
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <ButtonAnchor
          look="plain"
          className="-ml-3"
          href={templateOf(i18n.locale, [t`First name`, t`Last name`, t`Email address`])}
          download="people.csv"
        >
          <Trans>Download a template</Trans>
        </ButtonAnchor>
        <Button
          look="primary"
          pending={reading}
          disabled={text.trim() === '' && (!file || tooLarge)}
          onClick={() => onRead(text.trim() === '' ? file : null)}
        >
          <Trans>Review list</Trans>
        </Button>
      </div>
    </div>
  );
}
