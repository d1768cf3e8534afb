import type { MailStatus } from '../../../../../contracts/mails.js';
import type { Tone } from '../status/status';

export const mailErrors: Record<string, string> = {
  'recipient-erased': 'De gegevens van de ontvanger zijn verwijderd',
  'code-expired': 'De code is verlopen',
  'shipment-undone': 'De verzending is ongedaan gemaakt',
  'not-known-yet': 'De gegevens voor de mail zijn er nog niet',
  'not-rendered': 'De mail kon niet worden gemaakt',
};

export const mailStatusNames: Record<MailStatus, string> = {
  failed: 'Mislukt',
  queued: 'In de wachtrij',
  sent: 'Verstuurd',
};

export const mailStatusTones: Record<MailStatus, Tone> = { failed: 'bad', queued: 'waiting', sent: 'good' };
