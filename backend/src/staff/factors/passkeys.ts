import { Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import type { AddPasskey, PasskeyProof } from '../../../../contracts/staff/factors.js';
import { deriveKey, pepper } from '../../platform/secrets/keys.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { StaffPasskey } from './staff-passkey.entity.js';
import { countOf } from '../../platform/database/rows.js';

type Transports = NonNullable<AddPasskey['credential']['response']['transports']>;
export type NewPasskey = Omit<StaffPasskey, 'createdAt' | 'lastUsedAt'>;

/** Passkeys (WebAuthn level 3) of the shop's own host, always with the PIN, finger or face of their holder. */
@Injectable()
export class Passkeys {
  private readonly origin: string;
  private readonly rpID: string;
  private readonly key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    const { origin, hostname } = new URL(config.shop.url);
    [this.origin, this.rpID] = [origin, hostname];
    this.key = deriveKey(config.appSecret, 'staff-passkey-user');
  }

  list(memberId: number): Promise<StaffPasskey[]> {
    const order = { createdAt: 'ASC', credentialId: 'ASC' } as const;
    return this.dataSource.getRepository(StaffPasskey).find({ where: { staffMemberId: memberId }, order });
  }

  async optionsToAdd(member: { id: number; email: string }, challenge: string) {
    const known = await this.list(member.id);
    return generateRegistrationOptions({
      rpName: this.config.shop.brand,
      rpID: this.rpID,
      userName: member.email,
      userDisplayName: member.email,
      userID: new Uint8Array(Buffer.from(this.handleOf(member.id), 'base64url')),
      challenge: bytesOf(challenge),
      excludeCredentials: known.map(asDescriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Null unless this browser made the passkey for this challenge here, with user verification. */
  async verifyNew(memberId: number, { name, credential }: AddPasskey, challenge: string): Promise<NewPasskey | null> {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        requireUserVerification: true,
      });
      if (!verified) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      const transports = (credential.response.transports ?? []).filter((one) => /^[a-z-]+$/.test(one)).join(',');
      const key = Buffer.from(publicKey).toString('base64url');
      return { credentialId: id, staffMemberId: memberId, name, publicKey: key, counter, transports };
    } catch {
      return null; // the library throws on every mismatch
    }
  }

  /** `memberId`: null lets the browser offer every passkey of this shop. */
  async optionsToProve(memberId: number | null, challenge: string) {
    const allowed = memberId === null ? undefined : (await this.list(memberId)).map(asDescriptor);
    return generateAuthenticationOptions({
      rpID: this.rpID,
      challenge: bytesOf(challenge),
      allowCredentials: allowed,
      userVerification: 'required',
    });
  }

  has(credentialId: string): Promise<boolean> {
    return this.dataSource.getRepository(StaffPasskey).existsBy({ credentialId });
  }

  /** Returns the member whose passkey signed the challenge, or null. A counter that did not grow is a copied key. */
  async use(proof: PasskeyProof, challenge: string): Promise<number | null> {
    const known = await this.dataSource.getRepository(StaffPasskey).findOneBy({ credentialId: proof.id });
    const counter = known && (await this.counterOf(known, proof, challenge));
    if (!known || counter === null) return null;
    const used = await countOf(
      this.dataSource,
      `update staff_passkeys set counter = $2, last_used_at = now()
        where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
      [known.credentialId, counter],
    );
    return used === 1 ? known.staffMemberId : null;
  }

  private async counterOf(known: StaffPasskey, proof: PasskeyProof, challenge: string): Promise<number | null> {
    const { userHandle } = proof.response;
    if (userHandle && userHandle !== this.handleOf(known.staffMemberId)) return null;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: proof as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        requireUserVerification: true,
        credential: { id: known.credentialId, publicKey: bytesOf(known.publicKey), counter: known.counter },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null; // the library throws on every mismatch
    }
  }

  /** Names nobody to whoever holds the passkey. */
  private handleOf(memberId: number): string {
    return pepper(this.key, String(memberId));
  }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const asDescriptor = ({ credentialId, transports }: StaffPasskey) => ({
  id: credentialId,
  transports: transports.split(',').filter(Boolean) as Transports,
});
