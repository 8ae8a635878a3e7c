/** A file as a whole is not what it has to be; the message says to its sender what to do. */
export class UnreadableFile extends Error {}
