import { createElement, useState } from 'react';
import type { FunctionComponent } from 'react';
import { latePart } from '../lib/late-part.ts';
import { useLatePart } from './use-late-part.ts';

interface Layer {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A layer above the page that stays away until it is opened for the first time. */
export function lateLayer<Props extends Layer>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> & { load: () => Promise<unknown> } {
  const part = latePart(load);

  function LateLayer(props: Props) {
    const { open, onOpenChange } = props;
    const [opened, setOpened] = useState(open);
    if (open && !opened) setOpened(true);
    const layer = useLatePart(part, open, () => onOpenChange(false));
    return opened && layer ? createElement(layer, props) : null;
  }
  return Object.assign(LateLayer, { load: part.load });
}
