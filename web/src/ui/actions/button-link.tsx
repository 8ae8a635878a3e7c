import { createLink } from '@tanstack/react-router';
import { ButtonAnchor } from './button.tsx';

/** A link to another screen that looks like a button. Apart from the button itself, which pages without the router use too. */
export const ButtonLink = createLink(ButtonAnchor);
