const place = "{email}";

/** What a sentence says before and after the address it holds a place for; nothing when it holds none. */
export function aroundAddress(sentence: string): { readonly before: string; readonly after: string } | undefined {
  const at = sentence.indexOf(place);
  return at < 0 ? undefined : { before: sentence.slice(0, at), after: sentence.slice(at + place.length) };
}
