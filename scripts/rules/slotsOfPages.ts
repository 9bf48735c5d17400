import { vaultPages } from "@boreal/domain/vault/pages";

const widest = 120;

/** The names of all pages and slots, as code that types are read off (docs/adr/0121). */
export function slotsOfPagesCode(): string {
  return `/**
 * Every page of the vault by its slug, with the ids of its slots in their order. Written from the definitions in \`vault/\` by
 * \`npm run rules\`; never by hand. One list, because the types of all slugs and slots are read off it.
 */
export const slotsOfPages = {
${vaultPages.map(({ slug, slots }) => lineOf(slug, slots)).join("\n")}
} as const;
`;
}

/** As the formatter writes it: one line, or a line for each slot where it would be too wide. */
function lineOf(slug: string, slots: readonly { readonly id: string }[]): string {
  const key = /^[a-z]+$/.test(slug) ? slug : `"${slug}"`;
  const line = `  ${key}: [${slots.map(({ id }) => `"${id}"`).join(", ")}],`;
  return line.length <= widest ? line : `  ${key}: [\n${slots.map(({ id }) => `    "${id}",\n`).join("")}  ],`;
}
