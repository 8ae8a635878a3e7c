import type { TableFormat } from '@assay/contract/table-file';
import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ChevronDownIcon } from '../../ui/text/icons.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { toastFailure } from '../../ui/overlays/toast.tsx';
import { useSending } from '../../lib/writes/use-sending.ts';

interface TableProps {
  load: (format: TableFormat) => Promise<Blob>;
  /** Its name without the ending. */
  file: string;
}

/** What a person opens, who is no program: CSV is as the spreadsheet of their language expects it. */
const forms = ['local_csv', 'xlsx'] as const;
type Form = (typeof forms)[number];

interface FormProps extends TableProps {
  form: Form;
}

const useSaving = ({ load, file, form }: FormProps) =>
  useSending(
    async () => saveFile(await load(form), `${file}.${form === 'xlsx' ? 'xlsx' : 'csv'}`),
    toastFailure,
  );

const wordsOf = (form: Form) => (form === 'xlsx' ? t`Download XLSX` : t`Download CSV`);

/** Saves a table, as CSV or as a workbook. */
export function TableButtons(props: TableProps) {
  return forms.map((form) => <SaveButton key={form} {...props} form={form} />);
}

function SaveButton(props: FormProps) {
  const { pending, run } = useSaving(props);
  return (
    <Button className="print:hidden" pending={pending} onClick={() => void run()}>
      {wordsOf(props.form)}
    </Button>
  );
}

/** The same in one button. */
export function TableMenu(props: TableProps) {
  return (
    <Menu
      trigger={
        <Button className="print:hidden">
          <Trans>Download</Trans>
          <ChevronDownIcon />
        </Button>
      }
    >
      <TableItems {...props} />
    </Menu>
  );
}

/** The same in a menu that is there already. */
export function TableItems(props: TableProps) {
  return forms.map((form) => <SaveItem key={form} {...props} form={form} />);
}

function SaveItem(props: FormProps) {
  const { run } = useSaving(props);
  return <MenuItem onClick={() => void run()}>{wordsOf(props.form)}</MenuItem>;
}
