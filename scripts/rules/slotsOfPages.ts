import type { VaultPage } from "@boreal/domain/vault/page";
import { vaultSections } from "@boreal/domain/vault/pages";

const widest = 120;
const byHand = "Written from the definitions in `vault/` by `npm run rules`; never by hand.";
const sections = Object.entries<readonly VaultPage[]>(vaultSections);

/** The names of all pages and slots, as code that types are read off (docs/adr/0121): file and text, a file for each section. */
export function slotsOfPagesCode(): Readonly<Record<string, string>> {
  return {
    "slotsOfPages.ts": allSections(),
    ...Object.fromEntries(sections.map(([name, pages]) => [`slotsOfPages/${name}.ts`, oneSection(name, pages)])),
  };
}

const allSections =
  () => `${sections.map(([name]) => `import { ${name} } from "./slotsOfPages/${name}.ts";`).join("\n")}

/** Every page of the vault by its slug, with the ids of its slots in their order. ${byHand} */
export const slotsOfPages = {
${sections.map(([name]) => `  ...${name},\n`).join("")}} as const;
`;

const oneSection = (name: string, pages: readonly VaultPage[]) => `/** ${byHand} */
export const ${name} = {
${pages.map(({ slug, slots }) => lineOf(slug, slots)).join("\n")}
} as const;
`;

/** As the formatter writes it: one line, or a line for each slot where it would be too wide. */
function lineOf(slug: string, slots: readonly { readonly id: string }[]): string {
  const key = /^[a-z]+$/.test(slug) ? slug : `"${slug}"`;
  const line = `  ${key}: [${slots.map(({ id }) => `"${id}"`).join(", ")}],`;
  return line.length <= widest ? line : `  ${key}: [\n${slots.map(({ id }) => `    "${id}",\n`).join("")}  ],`;
}
