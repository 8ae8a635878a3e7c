import { createElement, useState } from 'react';
import type { FunctionComponent } from 'react';
import { importAgain, latePart } from '../../lib/late-part.ts';
import { useLatePart } from './use-late-part.ts';

interface Layer {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A layer above the page that stays away until it is opened for the first time: its module, and what it is called there. */
export function lateLayer<Name extends string, Props extends Layer>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): FunctionComponent<Props> & { load: () => Promise<unknown> } {
  const loadModule = importAgain(load);
  const part = latePart(async () => (await loadModule())[name]);

  function LateLayer(props: Props) {
    const { open, onOpenChange } = props;
    const [opened, setOpened] = useState(open);
    if (open && !opened) setOpened(true);
    const layer = useLatePart(part, open, () => onOpenChange(false));
    return opened && layer ? createElement(layer, props) : null;
  }
  return Object.assign(LateLayer, { load: part.load });
}
