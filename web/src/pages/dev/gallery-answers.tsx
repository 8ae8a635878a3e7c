import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LongPageSkeleton, ShortPageSkeleton } from '../../ui/page/skeleton.tsx';

export function Answers() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Banner title="For your information.">Nobody has been invited yet.</Banner>
      <Banner tone="good">All 152 answers are saved.</Banner>
      <Banner tone="warn" actions={<Button>Try now</Button>}>
        You are offline. Answers are kept on this device until the connection is back.
      </Banner>
      <Banner tone="bad" actions={<Button>Try again</Button>}>
        The server does not answer.
      </Banner>
      <Card>
        <EmptyState
          level={3}
          title="No campaigns yet"
          action={<Button look="primary">New campaign</Button>}
        >
          A campaign invites people to tests until a deadline.
        </EmptyState>
      </Card>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <ShortPageSkeleton />
        <LongPageSkeleton />
      </div>
    </div>
  );
}
