/** How the search looks, also while it is on its way: at the head of the window, so that nothing moves when more is found. */
export const paletteFace =
  'fixed top-2 left-1/2 z-50 flex w-[calc(100vw-1rem)] max-w-150 -translate-x-1/2 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float transition-opacity duration-120 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 sm:top-[12dvh]';
export const headFace = 'relative flex items-center border-b border-line pl-4';
export const fieldFace =
  'h-12 min-w-0 flex-1 bg-transparent pl-3 text-body text-ellipsis outline-none pointer-coarse:text-[1rem]';
export const listFace =
  'h-[min(25rem,calc(100dvh-9rem))] overflow-y-auto overscroll-contain px-2 pb-2 max-sm:h-[min(25rem,55dvh)]';
