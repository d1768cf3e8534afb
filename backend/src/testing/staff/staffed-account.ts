import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import * as api from '../../../../contracts/api.js';
import type { TestBrowser } from '../shop/test-browser.js';
import { SoftwarePasskey } from '../../staff/factors/software-passkey.fixtures.js';

interface Login {
  email: string;
  password: string;
}

export const logIn = (browser: TestBrowser, login: Login) => browser.call(api.staffLogin.login, { body: login });

const periodMs = 30_000;

/** The code of this period, or of one `periods` later. */
export const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * periodMs });

/** Waits for the next period when this one is about to end, so that a code does not age before it is used. */
export async function untilCodesLast(): Promise<void> {
  const leftMs = periodMs - (Date.now() % periodMs);
  if (leftMs < 15_000) await sleep(leftMs + 20);
}

/** Sets an app up with the code of the previous period, so that the present one is unused. */
export async function addTotp(browser: TestBrowser): Promise<string> {
  const { secret } = await browser.json(api.staffFactors.prepareTotp);
  await untilCodesLast();
  const { status } = await browser.call(api.staffFactors.confirmTotp, { body: { code: codeOf(secret, -1) } });
  if (status !== 204) throw new Error(`the app was refused: ${status}`);
  return secret;
}

export async function addPasskey(browser: TestBrowser, origin: string): Promise<SoftwarePasskey> {
  const passkey = new SoftwarePasskey(origin);
  const options = await browser.json(api.staffFactors.preparePasskey);
  const { status } = await browser.call(api.staffFactors.addPasskey, {
    body: { name: 'Sleutelbos', credential: passkey.create(options) },
  });
  if (status !== 204) throw new Error(`the passkey was refused: ${status}`);
  return passkey;
}

export async function recoveryCodesOf(browser: TestBrowser): Promise<string[]> {
  return (await browser.json(api.staffFactors.renewRecoveryCodes)).codes;
}

export const passkeyOptions = (browser: TestBrowser) => browser.json(api.staffLogin.preparePasskey);
