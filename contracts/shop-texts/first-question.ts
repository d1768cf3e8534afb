/** A question that the shop begins with. `key`: its name, by which other pages find it; it stays when the words change. */
export interface FirstQuestion {
  key: string;
  question: string;
  answer: string;
}
