/** The case that an address shows, whichever of its pages it is: the vault and letters name it behind the question mark. */
export function caseOfAddress(path: string, search: string): string | undefined {
  const [, named] = /^(?:\/lawyer\/students\/[^/]+)?\/applications\/([^/]+)/.exec(path) ?? [];
  if (named !== undefined) return named;
  const isOfVault = /^\/(?:document-vault|sin-document-vault|letters)\//.test(path);
  return isOfVault ? (new URLSearchParams(search).get("application") ?? undefined) : undefined;
}
