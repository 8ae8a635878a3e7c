import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface NoRowsProps {
  campaign: string;
  /** Somebody was looked for. */
  searched: boolean;
  onShowAll: () => void;
}

/** In place of a table of results without people. */
export function NoRows({ campaign, searched, onShowAll }: NoRowsProps) {
  if (searched) {
    return (
      <EmptyState
        title="Nobody fits"
        action={<Button onClick={onShowAll}>Show everybody</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="No results yet"
      action={
        <ButtonLink to="/admin/assessments/view/$id" params={{ id: campaign }}>
          Open the campaign
        </ButtonLink>
      }
    >
      A result shows as soon as somebody has finished the test and lets your organisation see it.
    </EmptyState>
  );
}
