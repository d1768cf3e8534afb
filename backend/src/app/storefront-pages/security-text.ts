const day = 24 * 3600_000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

interface Shop {
  url: string;
  brand: string;
  email: string;
}

/** Where to report a vulnerability, in the format of RFC 9116. Equal for a whole day. */
export function securityText({ url, email }: Shop, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day) * day + validDays * day);
  const fields: [name: string, value: string][] = [
    ['Contact', `mailto:${email}?subject=security`],
    ['Expires', expires.toISOString().replace('.000', '')],
    ['Preferred-Languages', 'nl, en'],
    ['Canonical', `${url}/.well-known/security.txt`],
    ['Policy', `${url}/.well-known/security-policy.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

export function securityPolicyText({ brand, email }: Shop): string {
  return `Een lek gevonden bij ${brand}?

Mail ${email} met 'security' in het onderwerp. Vertel wat je deed, wat je zag en wanneer.
- Bekijk, verander of bewaar geen gegevens van anderen, en plaats geen bestellingen op hun naam.
- Belast de winkel niet met geautomatiseerd zoeken, en val geen mensen lastig.
- Deel het lek met niemand tot het is opgelost.
Houd je je hieraan, dan doen we geen aangifte. We antwoorden binnen vijf werkdagen en laten weten wanneer het lek dicht is.
Als je wilt, noemen we je naam.

Found a vulnerability at ${brand}?

Mail ${email} with 'security' in the subject. Say what you did, what you saw and when.
- Do not read, change or keep data of others, and place no orders in their name.
- Do not load the shop with automated scans, and do not bother people.
- Tell nobody until it is fixed.
If you keep to this, we take no legal action. We reply within five working days and tell you when it is fixed. If you
like, we name you.
`;
}
