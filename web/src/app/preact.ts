import { options } from 'preact';

/**
 * Has effects run right after what they belong to was drawn, as React does after a press (docs/decisions/0089). Preact would
 * wait for the picture: a key pressed until then would meet what an effect still holds from before, such as the answer to save
 * for who leaves a question, and a library that looks where the focus is would not find it yet in a field that has just come.
 */
export function runEffectsAtOnce(): void {
  let drawing = false;
  let waiting: (() => void) | undefined;
  options.debounceRendering = (draw) => {
    queueMicrotask(() => {
      drawing = true;
      try {
        draw();
      } finally {
        drawing = false;
        const effects = waiting;
        waiting = undefined;
        effects?.();
      }
    });
  };
  options.requestAnimationFrame = (effects) => {
    if (drawing) waiting = effects;
    // Of a page that is drawn for the first time.
    else queueMicrotask(effects);
  };
}
