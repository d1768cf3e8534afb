import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { post } from '../../../lib/http/api';

/** Asks the browser for a passkey and sends what it signed. `path`: of the login or of the proof. */
export async function sendPasskey(path: '/api/admin/login/passkey' | '/api/admin/proof/passkey'): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>(`${path}/options`);
  return post(path, await startAuthentication({ optionsJSON }));
}
