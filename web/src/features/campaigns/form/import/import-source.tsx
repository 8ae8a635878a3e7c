import { maxImportBytes } from '@assay/contract/campaign-people';
import { useState } from 'react';
import { Button, ButtonAnchor } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/fields/file-field.tsx';
import { FormErrors } from '../../../../ui/fields/form-errors.tsx';
import { TextArea } from '../../../../ui/fields/text-field.tsx';

export interface Source {
  file: File | null;
  text: string;
}

interface ImportSourceProps {
  pasted: string;
  reading: boolean;
  error: string | undefined;
  onRead: (source: Source) => void;
}

const template = `data:text/csv;charset=utf-8,${encodeURIComponent('\ufeffFirst name,Last name,E-mail\r\nAnn,Lee,ann.lee@example.org\r\n')}`;

export function ImportSource({ pasted, reading, error, onRead }: ImportSourceProps) {
  const [text, setText] = useState(pasted);
  const [file, setFile] = useState<File | null>(null);
  const tooLarge = file !== null && file.size > maxImportBytes;
  return (
    <div className="grid gap-5">
      <FormErrors errors={error && !reading ? [error] : []} />
      <FileField
        name="file"
        label="File"
        help="CSV or XLSX, up to 5 MB and 10,000 people. Which column is what is found out."
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        error={tooLarge ? 'A file may have 5 MB at most.' : undefined}
        onFile={(chosen) => {
          setFile(chosen);
          if (chosen && chosen.size <= maxImportBytes) onRead({ file: chosen, text: '' });
        }}
      />
      <TextArea
        label="Or paste a list"
        help="Cells of a spreadsheet, lines such as Ann Lee <ann@example.org>, or addresses."
        rows={7}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <ButtonAnchor look="plain" className="-ml-3" href={template} download="people.csv">
          Download a template
        </ButtonAnchor>
        <Button
          look="primary"
          pending={reading}
          disabled={text.trim() === '' && (!file || tooLarge)}
          onClick={() => onRead(text.trim() === '' ? { file, text } : { file: null, text })}
        >
          Look at the list
        </Button>
      </div>
    </div>
  );
}
