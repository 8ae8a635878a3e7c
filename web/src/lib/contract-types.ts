/** What a schema of the contract takes before parsing. */
export type InputOf<S> = S extends { _zod: { input: infer I } } ? I : never;
