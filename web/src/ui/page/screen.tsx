import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export interface ScreenProps {
  /** Stable kebab-case name, for tests. */
  name: string;
  /** Title of the document, before "· Assay". */
  title: string;
  className?: string;
  children: ReactNode;
}

let firstScreen = true;

/** The root element of every screen: names it, titles the document and moves the focus to the h1 after a navigation. */
export function Screen({ name, title, className, children }: ScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  // Into the title that the page came with: a document has one, and an element `title` would be another.
  useLayoutEffect(() => {
    document.title = `${title} · Assay`;
  }, [title]);
  useEffect(() => {
    if (firstScreen) {
      firstScreen = false;
      return;
    }
    return root.current ? focusHeading(root.current) : undefined;
  }, [name]);
  return (
    <div ref={root} data-screen={name} className={className}>
      {children}
    </div>
  );
}

/** Focuses the h1 as soon as there is one, unless the user has moved on into the screen or a dialog above it. */
function focusHeading(root: HTMLElement) {
  const tried = () => {
    const heading = root.querySelector('h1');
    if (!heading) return false;
    const focused = document.activeElement;
    // One that is closing, since it led here, gives the focus up.
    if (!root.contains(focused) && !focused?.closest('[role=dialog][data-open]')) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (tried()) return;
  const watcher = new MutationObserver(() => tried() && watcher.disconnect());
  watcher.observe(root, { childList: true, subtree: true });
  return () => watcher.disconnect();
}
