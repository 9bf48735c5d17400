import { settings, type Setting } from "@boreal/server/settings";

const head = `# Every setting that the server reads. Copy this file to .env, take the # away where you want another value, and
# start with BOREAL_CONFIG_FILE=.env (compose.yaml reads .env by itself). The environment is stronger than the file.
# A secret may be given as NAME_FILE instead: the path of a file that holds the value, which is better.
# The variable NODE_ENV, set to production, says that others may reach the server: only stored operations are answered.
#
# Made by \`npm run operations\` from apps/server/src/settings.ts.`;

function entry({ name, about, accepted, fallback, secret }: Setting): string {
  const lines = [`# ${about}`, `# Accepted: ${accepted}.`];
  if (secret) lines.push(`# A secret: ${name}_FILE names a file that holds it.`);
  return [...lines, `# ${name}=${fallback ?? ""}`].join("\n");
}

/** `.env.example` as the code has the settings: all of them, each switched off. */
export const environmentExample = (): string => `${[head, ...Object.values(settings).map(entry)].join("\n\n")}\n`;
