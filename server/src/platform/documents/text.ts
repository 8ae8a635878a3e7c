export interface DecodedText {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/** A text file tells nobody its character set: a mark at its beginning counts, then whether it can be UTF-8. */
export function decodeText(content: Buffer): DecodedText {
  const mark = content.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') {
    const label = mark === 'fffe' ? 'utf-16le' : 'utf-16be';
    return { text: new TextDecoder(label).decode(content), encoding: 'UTF-16' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(content), encoding: 'Windows-1252' };
  }
}
