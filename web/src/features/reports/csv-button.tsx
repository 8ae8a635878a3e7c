import type { TableFormat } from '@assay/contract/table-file';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/toast.tsx';

interface CsvButtonProps {
  load: () => Promise<Blob>;
  /** Its name. */
  file: string;
}

/** The same where there is no room for a button. */
export async function saveCsv(load: () => Promise<Blob>, file: string): Promise<void> {
  try {
    saveFile(await load(), file);
  } catch (failure) {
    toastFailure(failure);
  }
}

/** Saves a table as a file for spreadsheets. */
export function CsvButton(props: CsvButtonProps) {
  return <SaveButton {...props} words={t`Download CSV`} />;
}

interface TableButtonsProps {
  load: (format: TableFormat) => Promise<Blob>;
  /** Its name without the ending. */
  file: string;
}

/** Saves a table, as text for every program or as a workbook. */
export function TableButtons({ load, file }: TableButtonsProps) {
  return (
    <>
      <CsvButton load={() => load('csv')} file={`${file}.csv`} />
      <SaveButton load={() => load('xlsx')} file={`${file}.xlsx`} words={t`Download XLSX`} />
    </>
  );
}

function SaveButton({ load, file, words }: CsvButtonProps & { words: string }) {
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    await saveCsv(load, file);
    setPending(false);
  }
  return (
    <Button className="print:hidden" pending={pending} onClick={() => void download()}>
      {words}
    </Button>
  );
}
