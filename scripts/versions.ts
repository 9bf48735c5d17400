import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { pinnedVersions, recordPath, type VersionRecord } from "./versions/record.ts";

/**
 * Asks the registry for the newest release of every package that we name, and writes docs/versions.json: `npm run versions`.
 * Needs the network; tests/walls/versions.test.ts then judges the record without it.
 */
const { stdout, error } = spawnSync("npm", ["outdated", "--json"], {
  encoding: "utf8",
  maxBuffer: 16 * 1024 * 1024,
  shell: process.platform === "win32",
});
if (error) throw error;
type Outdated = { readonly latest: string };
const answer = JSON.parse(stdout === "" ? "{}" : stdout) as Readonly<Record<string, Outdated | readonly Outdated[]>> & {
  readonly error?: unknown;
};
if (answer.error !== undefined) throw new Error(`npm could not ask the registry: ${JSON.stringify(answer.error)}`);

const newestOf = (name: string): string | undefined => {
  const found = answer[name];
  return (Array.isArray(found) ? (found as readonly Outdated[])[0] : (found as Outdated | undefined))?.latest;
};
const packages = Object.fromEntries(
  Object.entries(pinnedVersions()).map(([name, pinned]) => [name, { pinned, newest: newestOf(name) ?? pinned }]),
);
const record: VersionRecord = { checkedOn: new Date().toISOString().slice(0, 10), packages };
writeFileSync(recordPath, `${JSON.stringify(record, null, 2)}\n`);
for (const [name, { pinned, newest }] of Object.entries(packages))
  if (pinned !== newest) console.log(`${name}: ${pinned}, newest ${newest}`);
console.log("docs/versions.json");
