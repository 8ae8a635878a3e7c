import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads what was typed after a command.
 * @throws RangeError for a word that the command does not know, with the words that it does.
 */
export function readWords<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new RangeError(`${(error as Error).message}\n${usage}`);
  }
}

/** The same for a command that has begun nothing yet: says so and ends with 1. */
export function readWordsOrExit<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return readWords(usage, config);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
