const words: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "it is a link that leads back to itself",
  EISDIR: "it is a folder",
  EACCES: "you may not read it",
  EPERM: "you may not read it",
};

/** Whether the path is at fault, not the machine. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && "code" in error && Object.hasOwn(words, String(error.code));

/** Why a file could not be read: the code of the system, and what it means where we have words for it. */
export function whyUnread(error: unknown, what: "file" | "folder" = "file"): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
  const says = code === "ENOENT" ? `there is no such ${what}` : words[code];
  return `a ${what} that cannot be read (${code})${says === undefined ? "" : `: ${says}`}`;
}
