/** The dots of host names: also the full-width and ideographic ones, which browsers treat alike. */
const host = /[\p{L}\p{M}\p{N}\p{So}][.\u3002\uff61][\p{L}\p{M}]{2,}|\b\d{1,3}(?:\.\d{1,3}){3}\b/u;
const link = /:\/\/|www\./i;

/** Removes invisible characters, and turns full-width letters into plain ones. */
const seen = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

export const hasLink = (text: string): boolean => link.test(seen(text));

/** Whether a part of the text could be a host name, which mail programs turn into a link. */
export const hasHostName = (text: string): boolean => host.test(seen(text));

/** The text as it is, or without anything that a mail program turns into a link: with spaces after the dots. */
export function withoutLinks(text: string): string {
  if (!hasLink(text) && !hasHostName(text)) return text;
  return seen(text)
    .replace(/:\/\//g, ': ')
    .replace(/([.\u3002\uff61])(?=\S)/g, '$1 ');
}

export const noLinks = 'Gebruik geen links';
export const noHostNames = 'Gebruik geen webadressen en zet een spatie na een punt';
