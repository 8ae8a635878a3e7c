import { ButtonAnchor } from '../../ui/button.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { Screen } from '../../ui/screen.tsx';

/** Shown when a screen breaks or its script cannot be loaded; the link reloads everything. */
export function ErrorPage() {
  return (
    <Screen name="error" title="Something went wrong">
      <EntryCard
        title="Something went wrong"
        lead={
          <p role="alert">
            It looks like we are having issues. You have encountered an error. Our team has been
            notified.
          </p>
        }
      >
        <ButtonAnchor href="/">Go to the homepage</ButtonAnchor>
      </EntryCard>
    </Screen>
  );
}
