import { linkToken } from '../../../access/token.ts';

/** `4821 0937`: what is mailed to prove somebody. Made from the proof's id, so that it is kept nowhere. */
export function proofCode(secret: string, proofId: string): string {
  const digits = BigInt(
    `0x${Buffer.from(linkToken(secret, proofId), 'base64url').toString('hex')}`,
  );
  const code = String(digits % 100_000_000n).padStart(8, '0');
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** Codes are the same however they are grouped. */
export function isProofCode(secret: string, proofId: string, typed: string): boolean {
  return typed.replaceAll(/[\s-]/g, '') === proofCode(secret, proofId).replace(' ', '');
}
