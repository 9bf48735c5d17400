/** Where to go after signing in: only a path of our own, never another site. */
export function nextPage(search: string): string {
  const next = new URLSearchParams(search).get("next");
  return next !== null && /^\/(?![/\\])/.test(next) ? next : "/";
}
