import { describe, expect, it } from "vitest";
import type { Slot, VaultPage } from "../../src/vault/page.ts";
import { vaultPages } from "../../src/vault/pages.ts";
import { ourDecision } from "../../src/vault/sources.ts";
import { researchedCatalogue } from "./researchedCatalogue.ts";
import { ownNames } from "./fixtures/catalogueNames.ts";
import { deviations } from "./vaultDeviations.ts";

/**
 * Compares the vault with the researched catalogue, where it lies beside the project. Every difference is a decision with a
 * name and a reason (`vaultDeviations.ts`), or a mistake. The committed list in `vaultList.test.ts` needs nothing beside.
 */

type FactCase = { readonly condition: string | null; readonly level: string };
type FactSlot = {
  readonly id: string;
  readonly documentTypes: readonly string[];
  readonly hasParsing: boolean;
  readonly maxFiles: number;
  readonly acceptedTypes: readonly string[];
  readonly potentialWarnings: readonly string[];
  readonly fieldsToRead: readonly string[];
  readonly splitScreen: boolean;
  readonly canIndicateNoDocument: unknown;
  readonly videoTutorial: string | null;
  readonly requirement: readonly FactCase[];
};
type FactPage = {
  readonly slug: string;
  readonly href: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly owner: string;
  readonly phase: string;
  readonly appliesTo: readonly string[];
  readonly lawyerCanGenerate: boolean;
  readonly shownWhen: { readonly condition: string } | null;
  readonly slots: readonly FactSlot[];
  readonly studentPermissions: readonly { readonly permissions: readonly string[] }[];
};

/** How a condition of the catalogue is said by the code: in our words, without the parts that every case of the page meets. */
function inOurWords(condition: string, always: ReadonlySet<string>): string {
  const parts = condition
    .replaceAll(/[()]/g, "")
    .split(" and ")
    .filter((part) => !always.has(part));
  return parts.map((part) => part.replaceAll(/\b\w+\b/g, (word) => ownNames[word] ?? word)).join(" and ");
}

/** A last case with the level of `otherwise` only gives a truer reason, not another level. */
function levelsOf(lines: readonly string[]): string {
  const levelAt = (line: string | undefined) => line?.split(" ")[0];
  const decisive = [...lines];
  while (decisive.length > 1 && levelAt(decisive.at(-2)) === levelAt(decisive.at(-1))) decisive.splice(-2, 1);
  return decisive.join("; ");
}

/** `R lmiaApp; M otherwise`, without cases that the page’s own condition makes unreachable. */
function factLevels(slot: FactSlot, always: ReadonlySet<string>): string {
  const lines: string[] = [];
  for (const { condition, level } of slot.requirement) {
    const words = condition === null ? "" : inOurWords(condition, always);
    lines.push(`${level} ${words === "" ? "otherwise" : words}`);
    if (words === "") break;
  }
  return levelsOf(lines);
}

type FactConditions = Readonly<Record<string, { readonly when: string }>>;

/** Conditions on the type that every type of the page meets: `renewsStudy` on a page of StudentExtension and Dli. */
function metByEveryType(page: FactPage, conditions: FactConditions): readonly string[] {
  return Object.entries(conditions).flatMap(([id, { when }]) => {
    const types = /^application\.type (?:= (\w+)|in \(([\w, ]+)\))$/.exec(when);
    const named = new Set((types?.[1] ?? types?.[2] ?? "").split(", "));
    return types && page.appliesTo.length > 0 && page.appliesTo.every((type) => named.has(type)) ? [id] : [];
  });
}

const ourLevels = ({ requirement }: Slot): string =>
  levelsOf([
    ...requirement.cases.map(([condition, level]) => `${level} ${condition.id}`),
    `${requirement.otherwise[1]} otherwise`,
  ]);

const endings: Readonly<Record<string, string>> = { jpeg: "jpg", heic: "", doc: "" };
const sorted = (words: readonly string[]) => [...new Set(words)].toSorted().join(" ");
const kinds = (types: readonly string[]) =>
  sorted(types.map((type) => endings[type] ?? type).filter((type) => type !== ""));

/** Document 2 section 2 names this tag and the catalogue gives it to no page: our pages of a study permit extension bear it. */
const unusedTag = "Spe";

const pageLine = (page: VaultPage | FactPage, owner: string, path: string) =>
  `${path} ${page.category} [${sorted(page.tags.filter((tag) => tag !== unusedTag))}] ${owner} ${page.phase} {${sorted(page.appliesTo)}} generates:${String(Boolean(page.lawyerCanGenerate))}`;

const describeOurs = (page: VaultPage) => [
  pageLine(page, page.person, page.path),
  `permissions ${[...page.studentPermissions.cases.map(([, value]) => value.join("+")), page.studentPermissions.otherwise[1].join("+")].join("; ")}`,
  ...page.slots.flatMap((slot) => [
    `${slot.id}: ${ourLevels(slot)}`,
    `${slot.id}: types ${sorted(slot.documentTypes)}, read ${String(slot.hasParsing)}, at most ${slot.maxFiles}, takes ${kinds(slot.acceptedTypes)}, split ${String(slot.splitScreen ?? false)}, may be stated missing ${String(slot.noDocument !== undefined)}`,
    `${slot.id}: warnings ${sorted(slot.potentialWarnings)}`,
    `${slot.id}: fields ${sorted(slot.fieldsToRead)}`,
    `${slot.id}: video ${slot.videoTutorial ?? "none"}`,
  ]),
];

const describeFacts = (page: FactPage, always: ReadonlySet<string>) => [
  pageLine(page, page.owner, page.href),
  `permissions ${page.studentPermissions.map(({ permissions }) => permissions.join("+")).join("; ")}`,
  ...page.slots.flatMap((slot) => [
    `${slot.id}: ${factLevels(slot, always)}`,
    `${slot.id}: types ${sorted(slot.documentTypes)}, read ${String(slot.hasParsing)}, at most ${slot.maxFiles}, takes ${kinds(slot.acceptedTypes)}, split ${String(slot.splitScreen)}, may be stated missing ${String(slot.canIndicateNoDocument !== null)}`,
    `${slot.id}: warnings ${sorted(slot.potentialWarnings)}`,
    `${slot.id}: fields ${sorted(slot.fieldsToRead)}`,
    `${slot.id}: video ${slot.videoTutorial ?? "none"}`,
  ]),
];

const catalogue = researchedCatalogue<{ readonly pages: readonly FactPage[]; readonly conditions: FactConditions }>(
  "vault",
);

describe.skipIf(!catalogue)("the vault and the researched catalogue", () => {
  const { pages: facts, conditions } = catalogue ?? { pages: [], conditions: {} };
  const bySlug = new Map(facts.map((page) => [page.slug, page]));

  /** A page of our own says so on each of its slots, and stands in no list of others. */
  const isOurs = ({ slots }: VaultPage) => slots.every(({ requirement }) => requirement.sources?.includes(ourDecision));
  const researched = vaultPages.filter((page) => bySlug.has(page.slug) || !isOurs(page));

  it.each(researched.map((page) => [page.slug, page] as const))(
    "%s says the same, but for named decisions",
    (slug, page) => {
      const fact = bySlug.get(slug);
      expect(fact, "the catalogue has no such page").toBeDefined();
      if (!fact) return;
      const shown = fact.shownWhen ? [fact.shownWhen.condition] : [];
      const expected = describeFacts(fact, new Set([...shown, ...metByEveryType(fact, conditions)]));
      const alsoExpected = describeFacts(fact, new Set(shown));
      const ours = describeOurs(page);
      const excused = deviations[slug] ?? {};
      const differing = ours.filter((line, index) => line !== expected[index] && line !== alsoExpected[index]);
      expect(
        differing
          .filter((line) => !Object.hasOwn(excused, line))
          .map((line) => `ours   ${line}\nfacts  ${expected[ours.indexOf(line)] ?? "nothing"}`),
      ).toEqual([]);
      expect(
        Object.keys(excused).filter((line) => !differing.includes(line)),
        "named decisions that no longer differ",
      ).toEqual([]);
    },
  );
});
