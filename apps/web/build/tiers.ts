import { join } from "node:path";

/** Into which files the build puts what several pages share. */

type Graph = {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds?: readonly string[] } | null;
};

const source = (path: string) => join(import.meta.dirname, "../src", path);
const page = (path: string) => source(join("features", path));

/**
 * Pages by how soon people wait for them. What several pages share lies in a file for the first of these that needs it, so
 * that applications are listed without the rules, a question is asked without the definitions of documents, and documents
 * are listed without those of forms.
 */
const tiers: readonly { readonly name: string; readonly pages: readonly string[]; readonly modules: Set<string> }[] = [
  { name: "OfHome", pages: [page("home/HomePage.tsx")], modules: new Set() },
  { name: "", pages: [page("assessment/pages/AssessmentPage.tsx")], modules: new Set() },
  // Not a page, but what the first page fetches when it stands.
  {
    name: "OfQuestions",
    pages: [source("case/flow/allQuestions.ts"), source("case/flow/loadedFlows.ts")],
    modules: new Set(),
  },
  { name: "OfDocuments", pages: [page("vault/index/VaultIndexPage.tsx")], modules: new Set() },
  { name: "OfPlan", pages: [page("plan/PlanPage.tsx"), page("vault/page/VaultPageView.tsx")], modules: new Set() },
];

/**
 * Pages that need little of what the later tiers share: that little lies in files of its own, so that a letter is written without
 * the rules of documents and of the plan (ADR 0340).
 */
const letters = {
  pages: [page("forms/letters/LetterPages.tsx"), page("forms/letters/guest/GuestLetterPage.tsx")],
  modules: new Set<string>(),
};

/** Adds to a set of modules all that they import, directly or not. */
function addImports(modules: Set<string>, graph: Graph): Set<string> {
  // A set takes in what is added while it is walked.
  for (const each of modules)
    for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) modules.add(imported);
  return modules;
}

const flowFiles = source("case/flow/flowFiles.ts");
/** By which share of the files of questions each module is needed. */
const flowsNeeding = new Map<string, number>();

function shareOfFlows(id: string, graph: Graph): number {
  if (flowsNeeding.size === 0) {
    const flows = graph.getModuleInfo(flowFiles)?.dynamicallyImportedIds ?? [];
    if (flows.length === 0) throw new Error(`${flowFiles} names no file of questions`);
    for (const flow of flows)
      for (const each of addImports(new Set([flow]), graph))
        flowsNeeding.set(each, (flowsNeeding.get(each) ?? 0) + 1 / flows.length);
  }
  return flowsNeeding.get(id) ?? 0;
}

/**
 * The tier that needs a module, directly or not. What is asked in most types comes with the questions of any, what few types
 * ask has no tier: the builder makes a file for each set of them, so that nobody loads the questions of another (ADR 0201).
 */
function tierOf(id: string, graph: Graph): string | null {
  for (const tier of tiers) {
    const { name } = tier;
    if (modulesOf(tier, graph).has(id)) return isLater(name) ? withLetters(name, id, graph) : name;
    const share = name === "OfQuestions" ? shareOfFlows(id, graph) : 0;
    if (share > 0) return share > 0.5 ? name : null;
  }
  return withLetters("Beyond", id, graph);
}

/** Behind the questions, which every case needs. */
const isLater = (name: string): boolean => name === "OfDocuments" || name === "OfPlan";

const withLetters = (name: string, id: string, graph: Graph): string =>
  modulesOf(letters, graph).has(id) ? `${name}AndLetters` : name;

/** All that some pages need, looked up once. */
function modulesOf({ pages, modules }: Pick<(typeof tiers)[number], "pages" | "modules">, graph: Graph): Set<string> {
  if (modules.size > 0) return modules;
  for (const one of pages) {
    if (!graph.getModuleInfo(one)) throw new Error(`files are laid out by ${one}, and there is no such page`);
    modules.add(one);
  }
  return addImports(modules, graph);
}

export const isRule = /packages\/domain\/src\/(?:questionnaire|conditions|caseFile|fields|kernel|lists|tables)\//;
/** Stand among the rules, which ask them for the questions of a type (ADR 0201). */
export const servesRules = /apps\/web\/src\/case\/flow\/(?:loadedFlows|flowFiles|fetchAsData)\.ts$/;

/** The name of the file that a module goes into; null where the builder decides. */
export const byTier = (name: string) => (id: string, graph: Graph) => {
  const tier = tierOf(id, graph);
  return tier === null ? null : `${name}${tier}`;
};
