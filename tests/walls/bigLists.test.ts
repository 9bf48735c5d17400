import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, targetOf } from "./imports.ts";
import { isCode, isTest, projectFiles, textOf } from "./projectFiles.ts";

/**
 * Lists of facts hold thousands of entries, and questions are answered on phones: a list goes to the browser only with the
 * page that draws on it, and never with the questions.
 */

/**
 * Lists that questions offer as choices, codes without their names, the type of a list, and the four parts that a country may
 * be given as. What a passport or an account number says is read by codes alone, each list smaller than that of countries.
 */
const smallLists = new Set(
  [
    "britishNationalities",
    "contactReasonNames",
    "countries",
    "currencies",
    "ibanParts",
    "iecCountryNotListed",
    "iecProgrammes",
    "knownSchools",
    "medicalWorkFields",
    "nationalityCodes",
    "occupationCodes",
    "professionalDegrees",
    "provinces",
    "factList",
    "sinPurposes",
    "threeLetterCodes",
    "unitedKingdomParts",
    "visitorOptions",
  ].map((name) => `${name}.ts`),
);

/** A rule of the plan decides by it: it comes with pages that work out a plan, never with the questions. */
const readByThePlan = new Set(["postGraduationPrograms.ts"]);

const known = new Set(projectFiles().filter((path) => isCode(path) && !isTest(path)));

/** Pages and parts of pages that draw on the lists, and come to the browser by themselves when they are asked for. */
const byThemselves = [
  "apps/web/src/case/fields/occupationList.ts",
  "apps/web/src/case/fields/otherCountryNames.ts",
  "apps/web/src/features/forms/FormsPages.tsx",
  "apps/web/src/features/forms/letters/LetterPages.tsx",
  "apps/web/src/features/forms/letters/guest/GuestLetterPage.tsx",
  "apps/web/src/features/forms/personalHistory/PersonalHistoryPage.tsx",
  "apps/web/src/features/forms/personalHistory/AskedOfLife.tsx",
  "apps/web/src/case/forms/formShares.ts",
];

/** Every file that comes along with these, by imports of values; what comes by itself is left where it is. */
function broughtBy(starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path) || !known.has(path) || byThemselves.includes(path)) continue;
    reached.add(path);
    for (const { specifier, typeOnly } of importsOf(path, textOf(path))) {
      const target = targetOf(path, specifier);
      if (!typeOnly && target.kind === "file") open.push(target.name);
    }
  }
  return reached;
}

const listsIn = (reached: ReadonlySet<string>) =>
  [...reached].filter((path) => path.startsWith("packages/domain/src/lists/") && !smallLists.has(posix.basename(path)));
const withoutThosePlanned = (lists: readonly string[]) =>
  lists.filter((path) => !readByThePlan.has(posix.basename(path)));
const inFolder = (folder: string) => [...known].filter((path) => path.startsWith(folder));

describe("the large lists", () => {
  it("stay out of questions, conditions and the plan", () => {
    const folders = ["questionnaire", "conditions", "caseFile"].map((name) => inFolder(`packages/domain/src/${name}/`));
    const plan = inFolder("packages/domain/src/plan/");
    expect([...folders, plan].filter((paths) => paths.length === 0)).toEqual([]);
    expect(listsIn(broughtBy(folders.flat()))).toEqual([]);
    expect(withoutThosePlanned(listsIn(broughtBy(plan)))).toEqual([]);
    expect(listsIn(broughtBy(["apps/web/src/features/assessment/pages/AssessmentPage.tsx"]))).toEqual([]);
  });

  it("stay out of the web application, but for a page that asks for one by itself", () => {
    const reached = broughtBy(["apps/web/src/main.tsx"]);
    expect(reached.has("apps/web/src/features/assessment/questions/FieldView.tsx")).toBe(true);
    expect(withoutThosePlanned(listsIn(reached))).toEqual([]);
  });

  it.each(byThemselves)("%s is never imported with another page, only asked for by itself", (path) => {
    expect(known.has(path)).toBe(true);
    const name = path.slice(path.lastIndexOf("/") + 1);
    const withIt = [...known].filter(
      (one) =>
        one.startsWith("apps/web/src/") &&
        new RegExp(`^(?!import type).*\\bfrom ["'][^"']*/${name.replace(".", "\\.")}["']`, "m").test(textOf(one)),
    );
    expect(withIt).toEqual([]);
  });

  it("are all there to be kept out", () => {
    expect(listsIn(new Set(inFolder("packages/domain/src/lists/"))).length).toBeGreaterThan(15);
  });
});
