import * as z from 'zod/mini';

/** Names of colours; the client decides how each looks in light and dark. */
export const labelColours = ['grey', 'teal', 'violet', 'blue', 'orange', 'pink', 'olive'] as const;
export type LabelColour = (typeof labelColours)[number];

/** A label as it shows beside a name. */
export const labelChip = z.object({ id: z.int(), name: z.string(), colour: z.enum(labelColours) });
