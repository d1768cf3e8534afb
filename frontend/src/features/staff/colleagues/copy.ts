import type { Colleague, ColleagueState } from '../../../../../contracts/staff/colleagues.js';
import type { StaffRole } from '../../../../../contracts/staff/permissions.js';
import { roleNames } from '../../../lib/staff/role-names';
import { formatCount, formatMoment } from '../../../lib/format';
import type { Tone } from '../../../ui/admin/status/status';

export const roleMeanings: Record<StaffRole, string> = {
  owner: 'Mag alles, ook instellingen en accounts beheren.',
  staff: 'Verwerkt bestellingen en terugbetalingen, beheert klanten en assortiment.',
  warehouse: 'Verzendt bestellingen, neemt retouren aan en telt de voorraad.',
  bookkeeper: 'Ziet omzet, bestellingen en betalingen, en exporteert lijsten.',
};

export const stateNames: Record<ColleagueState, string> = {
  active: 'Actief',
  invited: 'Uitgenodigd',
  disabled: 'Uitgeschakeld',
};

export const stateTones: Record<ColleagueState, Tone> = { active: 'good', invited: 'waiting', disabled: 'over' };

export const colleaguesCopy = {
  title: 'Medewerkers',
  count: (count: string) => formatCount(count, 'account', 'accounts'),
  columns: { email: 'E-mailadres', role: 'Rol', lastSeen: 'Laatst gezien', state: 'Status' },
  you: 'dit ben jij',
  notYet: 'Nog niet',
  empty: 'Geen medewerkers gevonden',
  missing: 'Dit account bestaat niet meer',
  loading: 'Medewerkers laden…',
  invite: 'Uitnodigen',
  inviteTitle: 'Medewerker uitnodigen',
  inviteText: 'We mailen een link waarmee je collega zelf een wachtwoord kiest. De link werkt 48 uur.',
  send: 'Uitnodiging sturen',
  invited: 'Uitnodiging onderweg',
  inviteFailed: 'De uitnodiging is niet verstuurd',
  link: 'Uitnodiging',
  linkOf: ({ linkUntil, state }: Colleague) =>
    linkUntil ? `Geldig tot ${formatMoment(linkUntil)}` : state === 'invited' ? 'Verlopen' : null,
  roleQuestion: (email: string, role: StaffRole) => ({
    title: `${email} de rol ${roleNames[role]} geven?`,
    text: roleMeanings[role],
    action: 'Rol wijzigen',
    cancel: 'Niet wijzigen',
    tone: 'ink' as const,
  }),
  roleChanged: 'Rol gewijzigd',
  roleFailed: 'De rol is niet gewijzigd',
  renew: 'Nieuwe link sturen',
  renewQuestion: (email: string) => ({
    title: `Een nieuwe link naar ${email} sturen?`,
    text: 'Doe dit alleen als je zeker weet dat je collega er zelf om vraagt. Alle sessies van dit account eindigen en een eerdere link vervalt.',
    action: 'Link sturen',
    cancel: 'Niet sturen',
    tone: 'ink' as const,
  }),
  renewed: 'Nieuwe link onderweg',
  renewFailed: 'De link is niet verstuurd',
  disable: 'Uitschakelen',
  disableQuestion: (email: string) => ({
    title: `${email} uitschakelen?`,
    text: 'Alle sessies eindigen meteen. Inloggen kan pas weer als je het account inschakelt.',
    action: 'Uitschakelen',
    cancel: 'Niet uitschakelen',
  }),
  disabled: 'Account uitgeschakeld',
  disableFailed: 'Het account is niet uitgeschakeld',
  enable: 'Inschakelen',
  enableQuestion: (email: string) => ({
    title: `${email} inschakelen?`,
    text: 'Je collega kan daarna weer inloggen, met dezelfde rol als voorheen.',
    action: 'Inschakelen',
    cancel: 'Niet inschakelen',
    tone: 'ink' as const,
  }),
  enabled: 'Account ingeschakeld',
  enableFailed: 'Het account is niet ingeschakeld',
  sessions: 'Sessies',
};
