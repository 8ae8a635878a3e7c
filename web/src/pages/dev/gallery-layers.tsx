import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ChevronDownIcon } from '../../ui/text/icons.tsx';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { toast } from '../../ui/overlays/toast.tsx';

type Open = 'dialog' | 'large' | 'confirm' | 'refused' | null;

export function Layers() {
  const [open, setOpen] = useState<Open>(null);
  const of = (which: Open) => ({ open: open === which, onOpenChange: () => setOpen(null) });
  return (
    <Card>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('large')}>Large dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('refused')}>Confirm that fails</Button>
        <Menu
          align="start"
          trigger={
            <Button>
              Menu <ChevronDownIcon />
            </Button>
          }
        >
          <MenuHeading>grace.brewster.murray.hopper@navy.example.org</MenuHeading>
          <MenuLink to="/dev/ui">A link</MenuLink>
          <MenuItem onClick={() => toast('Chosen.')}>An action</MenuItem>
          <MenuItem disabled onClick={() => undefined}>
            Not now
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger onClick={() => toast('Deleted.')}>
            Delete
          </MenuItem>
        </Menu>
        <Button onClick={() => toast('Draft saved.')}>Message</Button>
        <Button
          onClick={() =>
            toast('Tony Hoare has been removed.', {
              action: { label: 'Undo', run: () => toast('Back again.') },
            })
          }
        >
          Message with a way back
        </Button>
        <Button onClick={() => toast('That could not be saved.', { tone: 'bad' })}>
          Bad message
        </Button>
      </div>
      <Dialog {...of('dialog')} title="A dialog" description="It says what it is for.">
        <TextField label="Name" />
      </Dialog>
      <Dialog {...of('large')} size="large" title="A large dialog">
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>Line {line + 1} of a long text that scrolls inside.</p>
        ))}
      </Dialog>
      <ConfirmDialog
        {...of('confirm')}
        title="Delete “Engineering leads”?"
        confirmLabel="Delete campaign"
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 700))}
      >
        This cannot be undone.
      </ConfirmDialog>
      <ConfirmDialog
        {...of('refused')}
        title="Activate “Engineering leads”?"
        confirmLabel="Activate"
        look="primary"
        onConfirm={() => Promise.reject(new Error('Your package has room for 3 more people.'))}
      >
        48 invitations go out now.
      </ConfirmDialog>
    </Card>
  );
}
