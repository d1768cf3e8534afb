import { formatMoment } from '../../../lib/format';

export const sessionsCopy = {
  title: 'Waar je bent ingelogd',
  unknownBrowser: 'Onbekende browser',
  thisDevice: 'dit apparaat',
  network: (network: string) => `Netwerk ${network}`,
  times: (startedAt: string, lastSeenAt: string) =>
    `Ingelogd op ${formatMoment(startedAt)}, laatst gezien op ${formatMoment(lastSeenAt)}`,
  none: 'Nergens ingelogd.',
  end: 'Beëindigen',
  endOf: (browser: string) => `Sessie beëindigen: ${browser}`,
  endQuestion: (browser: string) => ({
    title: `De sessie in ${browser} beëindigen?`,
    text: 'Wie daar werkt, moet opnieuw inloggen.',
    action: 'Beëindigen',
    cancel: 'Niet beëindigen',
  }),
  ended: 'Sessie beëindigd',
  endFailed: 'De sessie is niet beëindigd',
  endOthers: 'Alle andere beëindigen',
  endAll: 'Alle sessies beëindigen',
  endManyQuestion: (what: string) => ({
    title: `${what}?`,
    text: 'Wie daar werkt, moet opnieuw inloggen.',
    action: 'Beëindigen',
    cancel: 'Niet beëindigen',
  }),
  endedMany: 'Sessies beëindigd',
};
