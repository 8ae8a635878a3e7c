import { expect, test } from 'vitest';
import { handMadeStates } from './write-states.ts';

const count = (text: string, path = 'web/src/features/a/card.tsx') =>
  handMadeStates([{ path, text }]).length;

test.each([
  ['const [pending, setPending] = useState(false);', 1],
  ['const [open, setOpen] = useState(false);', 0],
  [`import { useMutation } from '@tanstack/react-query';`, 1],
  [`import { useQuery } from '@tanstack/react-query';`, 0],
  ['void deleteLabel(id).catch(toastFailure);', 1],
  ['async function f() { try { await g(); } catch (e) { toastFailure(e); } }', 1],
  ['const { run } = useSending(deleteLabel, toastFailure);', 0],
  ['async function f() { setMailing(true); await g(); setMailing(false); }', 1],
  ['const f = async () => { setOn(true); try { await g(); } finally { setOn(false); } };', 1],
  ['async function f() { await g(); setOpen(false); }', 0],
  ['const [open, close] = [() => setOpen(true), () => setOpen(false)];', 0],
  ['async function f() { try { await g(); } catch (e) { setProblem(e as Error); } }', 1],
  ['async function f() { try { await g(); } catch (e) { setText(messagesOf(e).join()); } }', 1],
  ['async function f() { try { await g(); } catch (e) { setLogo(e.errors.logo); throw e; } }', 0],
  ['async function f() { try { await g(); } catch (e) { if (isOld(e)) setAgain(true); } }', 0],
])('%s', (text, problems) => {
  expect(count(text)).toBe(problems);
});

test('the hooks themselves, runs of tests, and tests may', () => {
  const made = 'const [pending, setPending] = useState(false);';
  expect(count(made.replaceAll(/pending/gi, 'Loading'), 'web/src/ui/a.tsx')).toBe(1);
  expect(count(made, 'web/src/lib/writes/use-sending.ts')).toBe(0);
  expect(count(made, 'web/src/features/instruments/use-opening.ts')).toBe(0);
  expect(count(made, 'web/src/features/a/card.component.test.tsx')).toBe(0);
  expect(count(made, 'server/src/a.ts')).toBe(0);
});
