/** Lists that the account service answers, read with care: it is another program's format. */
export type OpenSession = { readonly token: string; readonly createdAt: string; readonly userAgent: string | null };
export type Passkey = { readonly id: string; readonly name: string | null; readonly createdAt: string | null };

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (data: unknown): readonly Row[] =>
  Array.isArray(data) ? data.filter((row): row is Row => typeof row === "object" && row !== null) : [];

const wordOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** `/list-sessions`, newest first. */
export const sessionsIn = (data: unknown): readonly OpenSession[] =>
  rowsOf(data)
    .flatMap((row) => {
      const token = wordOf(row["token"]);
      const createdAt = wordOf(row["createdAt"]);
      return token && createdAt ? [{ token, createdAt, userAgent: wordOf(row["userAgent"]) }] : [];
    })
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

/** `/passkey/list-user-passkeys`. */
export const passkeysIn = (data: unknown): readonly Passkey[] =>
  rowsOf(data).flatMap((row) => {
    const id = wordOf(row["id"]);
    return id ? [{ id, name: wordOf(row["name"]), createdAt: wordOf(row["createdAt"]) }] : [];
  });

/** The token of the session that asked: `/get-session`. */
export function ownTokenIn(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("session" in data)) return null;
  const { session } = data;
  return typeof session === "object" && session !== null && "token" in session ? wordOf(session.token) : null;
}

/** What `/two-factor/enable` answers: the address for the app, and the backup codes. */
export function secondFactorIn(data: unknown): { uri: string; backupCodes: readonly string[] } | undefined {
  if (typeof data !== "object" || data === null || !("totpURI" in data)) return undefined;
  const uri = wordOf(data.totpURI);
  return uri === null ? undefined : { uri, backupCodes: backupCodesIn(data) };
}

export function backupCodesIn(data: unknown): readonly string[] {
  if (typeof data !== "object" || data === null || !("backupCodes" in data)) return [];
  return Array.isArray(data.backupCodes)
    ? data.backupCodes.filter((code): code is string => typeof code === "string")
    : [];
}

/** The key inside an `otpauth:` address, in groups of four as people type it. */
export const secretIn = (uri: string): string =>
  (new URLSearchParams(uri.slice(uri.indexOf("?") + 1)).get("secret") ?? "").replaceAll(/(.{4})(?=.)/g, "$1 ");
