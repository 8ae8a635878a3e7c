import { createLink } from '@tanstack/react-router';
import { TextAnchor } from './text-anchor.tsx';

/** A link in running text to another screen. */
export const TextLink = createLink(TextAnchor);
