import {
  prepareProof,
  provePasskey,
  type PasskeyOptions,
  type PasskeyProof,
} from '../../../../../contracts/staff/factors.js';
import { preparePasskey, sendPasskey } from '../../../../../contracts/staff/login.js';
import { responseOf } from '../../../lib/http/endpoints';

/** Logs in with a passkey of the browser. */
export const logInByPasskey = async () =>
  responseOf(sendPasskey, { body: await signedBy(await responseOf(preparePasskey, {})) });

/** Proves with a passkey that the member of staff is still there. */
export const proveByPasskey = async () =>
  responseOf(provePasskey, { body: await signedBy(await responseOf(prepareProof, {})) });

async function signedBy(optionsJSON: PasskeyOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { response, clientExtensionResults, ...signed } = await startAuthentication({ optionsJSON });
  return { ...signed, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } };
}
