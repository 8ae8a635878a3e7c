import { createContext } from 'react';

/** Whether what is shown stands in a dialog: what is missing there is no reason to take the page below away. */
export const InDialog = createContext(false);
