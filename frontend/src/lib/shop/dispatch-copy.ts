/** Sentences about dispatch, in a module of their own because `libCopy` is part of the first load. */
export const dispatchCopy = {
  today: 'Vandaag besteld = vandaag verzonden',
  tomorrow: 'Vandaag besteld = morgen verzonden',
  on: (weekday: string) => `Vandaag besteld = ${weekday} verzonden`,
};
