/** `mend`: how to fix it. */
export interface Finding {
  name: string;
  state: 'ok' | 'warning' | 'wrong';
  found: string;
  mend?: string;
}

export const ok = (name: string, found: string): Finding => ({ name, state: 'ok', found });
export const warning = (name: string, found: string, mend: string): Finding => ({
  name,
  state: 'warning',
  found,
  mend,
});
export const wrong = (name: string, found: string, mend: string): Finding => ({ name, state: 'wrong', found, mend });
