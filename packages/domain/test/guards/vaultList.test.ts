import { expect, it } from "vitest";
import { documentTypes } from "../../src/vault/files/documentTypes.ts";
import { letters } from "../../src/letters/letters.ts";
import { pageTags, type VaultPage } from "../../src/vault/page.ts";
import { vaultPages } from "../../src/vault/pages.ts";
import { ourDecision } from "../../src/vault/sources.ts";
import { vaultList, vaultPagesOfSpecification } from "./fixtures/vaultPages.ts";

const lineOf = ({ path, person, slots }: VaultPage): string =>
  `${path} ${person}: ${slots.map(({ id }) => id).join(" ")}`;
const defined = vaultPages.map(lineOf);

it("every page and slot of the list is defined", () => {
  expect(vaultList.filter((line) => !defined.includes(line))).toEqual([]);
});

it("a page that is not in the list says that it is our decision, for each of its slots", () => {
  const besides = vaultPages.filter((page) => !vaultList.includes(lineOf(page)));
  const unexplained = besides.flatMap(({ slots }) =>
    slots.filter(({ requirement }) => !requirement.sources?.includes(ourDecision)),
  );
  expect(unexplained.map(({ id }) => id)).toEqual([]);
});

it("the 74 pages of the specification are among them", () => {
  expect(vaultPagesOfSpecification).toHaveLength(74);
});

it("each letter’s page exists", () => {
  const slugs = new Set<string>(vaultPages.map(({ slug }) => slug));
  expect(letters.filter(({ sendToDocVault }) => !slugs.has(sendToDocVault)).map(({ id }) => id)).toEqual([]);
});

it("every tag of the specification is borne by a page, and every page has an icon", () => {
  const borne = new Set(vaultPages.flatMap(({ tags }) => tags));
  expect(pageTags.filter((tag) => !borne.has(tag))).toEqual([]);
  expect(vaultPages.filter(({ icon }) => icon === undefined)).toEqual([]);
});

it("every document type is asked for by a slot", () => {
  const asked = new Set(vaultPages.flatMap(({ slots }) => slots.flatMap((slot) => slot.documentTypes)));
  expect(documentTypes.filter((type) => !asked.has(type))).toEqual([]);
});
