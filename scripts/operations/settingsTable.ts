import { settings, type Setting } from "@boreal/server/settings";

const begin = "<!-- settings: made by scripts/operations.ts from apps/server/src/settings.ts -->";
const end = "<!-- end of settings -->";

function line({ name, about, accepted, fallback, secret }: Setting): string {
  const usual = fallback === undefined ? "" : `\`${fallback}\``;
  return `| \`${name}\`${secret ? " (secret)" : ""} | ${about} | ${accepted} | ${usual} |`;
}

/** The page with its table of settings as the code has them. */
export function withSettings(page: string): string {
  const [before, after] = [page.indexOf(begin), page.indexOf(end)];
  if (before === -1 || after === -1)
    throw new Error("docs/operations.md has lost the marks between which the settings stand");
  const table = [
    "| name | what for | accepted | without it |",
    "|---|---|---|---|",
    ...Object.values(settings).map(line),
  ].join("\n");
  return `${page.slice(0, before + begin.length)}\n${table}\n${page.slice(after)}`;
}
