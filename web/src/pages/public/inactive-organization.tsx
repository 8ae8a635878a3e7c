import { ButtonLink } from '../../ui/button-link.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { Screen } from '../../ui/screen.tsx';

export function InactiveOrganizationPage() {
  return (
    <Screen name="inactive-organization" title="Organisation inactive">
      <EntryCard
        title="Your organisation is inactive"
        lead="Its manager view is closed for now. Nothing has been deleted. Please ask whoever runs this Assay to activate the organisation again."
      >
        <ButtonLink to="/">Go to the homepage</ButtonLink>
      </EntryCard>
    </Screen>
  );
}
