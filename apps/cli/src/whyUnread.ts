const words: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "you may not read it",
  EPERM: "you may not read it",
};

/** Why a file could not be read: the code of the system, and what it means where we have words for it. */
export function whyUnread(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
  return `a file that cannot be read (${code})${words[code] === undefined ? "" : `: ${words[code]}`}`;
}
