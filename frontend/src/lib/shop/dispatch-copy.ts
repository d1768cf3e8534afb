/** Sentences on when an order is sent, apart from `libCopy`, which is part of the first load. */
export const dispatchCopy = {
  today: 'Vandaag besteld = vandaag verzonden',
  tomorrow: 'Vandaag besteld = morgen verzonden',
  on: (weekday: string) => `Vandaag besteld = ${weekday} verzonden`,
};
