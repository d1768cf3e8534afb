/** The texts of a dialog that asks for a day. */
export interface DayCopy {
  button: string;
  title: string;
  label: string;
  hint: string;
  action: string;
  done: string;
  failed: string;
}

export const moveCopy: DayCopy = {
  button: 'Levering verzetten',
  title: 'Levering verzetten',
  label: 'Volgende levering',
  hint: 'De leveringen daarna tellen vanaf deze dag. De klant krijgt hierover een mail.',
  action: 'Verzetten',
  done: 'Levering verzet',
  failed: 'Er ging iets mis bij het verzetten',
};

export const pauseUntilCopy: DayCopy = {
  button: 'Pauzeren tot',
  title: 'Pauzeren tot een datum',
  label: 'Pauzeren tot',
  hint: 'Op deze dag gaat het abonnement vanzelf verder. De klant krijgt hierover een mail, nu en bij het hervatten.',
  action: 'Pauzeren',
  done: 'Abonnement gepauzeerd',
  failed: 'Er ging iets mis bij het pauzeren',
};
