/** Why an item cannot be a question of the bank, in a sentence for the report. */
export class LeftOut extends Error {}
