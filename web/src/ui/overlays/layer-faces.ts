/** How a layer above the page looks. Apart from the layers, so that each is a file of its own that can be asked for again. */
export const backdropFace =
  'fixed inset-0 z-40 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';
export const popupFace =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-6 shadow-float transition-[opacity,scale] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';
