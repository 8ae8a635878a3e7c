interface RowChoiceProps {
  /** What is selected, for screen readers. */
  label: string;
  checked: boolean;
  onChange: (wanted: boolean) => void;
}

/** Selects a row. By touch it reaches as far as any control, without making the row higher. */
export function RowChoice({ label, checked, onChange }: RowChoiceProps) {
  return (
    <label className="shrink-0 print:hidden pointer-coarse:-m-3 pointer-coarse:p-3">
      <input
        type="checkbox"
        className="choice"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
