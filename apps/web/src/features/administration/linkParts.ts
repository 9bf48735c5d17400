/** A stretch of a mail's text; `at` is where it begins. */
export type MailPart = { readonly at: number; readonly text: string; readonly isLink: boolean };

/** Cuts a mail at its web addresses, which stand on lines of their own. */
export function linkParts(body: string): readonly MailPart[] {
  const parts: MailPart[] = [];
  let end = 0;
  for (const match of body.matchAll(/^https?:\/\/\S+$/gm)) {
    if (match.index > end) parts.push({ at: end, text: body.slice(end, match.index), isLink: false });
    parts.push({ at: match.index, text: match[0], isLink: true });
    end = match.index + match[0].length;
  }
  if (end < body.length) parts.push({ at: end, text: body.slice(end), isLink: false });
  return parts;
}
