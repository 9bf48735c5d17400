import { getNamedType, isInputObjectType } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { belongBySignOn } from "../../apps/server/src/commands/organisations/belongBySignOn.ts";
import { schema } from "../../apps/server/src/graphql/schema.ts";
import { applicationTypes, type ApplicationType } from "../../packages/domain/src/caseFile/application.ts";
import type { CaseFile } from "../../packages/domain/src/caseFile/caseFile.ts";
import type { FormNumber } from "../../packages/domain/src/caseFile/formValues.ts";
import { lifeFields } from "../../packages/domain/src/caseFile/lifeHistory.ts";
import { formDefinitions } from "../../packages/domain/src/forms/definitions.ts";
import { formsOf } from "../../packages/domain/src/forms/forms.ts";
import { Trace } from "../../packages/domain/src/kernel/trace.ts";
import { offeredTransitions } from "../../packages/domain/src/lifecycle/decideTransition.ts";
import { isRecordedKey, recordedFact } from "../../packages/domain/src/lifecycle/recordedFacts.ts";
import { linkedApplications } from "../../packages/domain/src/lifecycle/linked.ts";
import { alwaysSet } from "../../packages/domain/src/lifecycle/transition.ts";
import { statusesOf, transitions } from "../../packages/domain/src/lifecycle/transitions.ts";
import { computePlan } from "../../packages/domain/src/plan/plan.ts";
import { indexOfFlow, stepsOf } from "../../packages/domain/src/questionnaire/flow.ts";
import { readerFor } from "../../packages/domain/src/questionnaire/inUse.ts";
import { formOfCase } from "../../packages/domain/src/review/formOfCase.ts";
import { pagesFor, vaultPages } from "../../packages/domain/src/vault/pages.ts";
import { caseOf, goldens } from "../../packages/domain/test/golden/golden.ts";
import { notAskedYet } from "../../packages/domain/test/guards/fixtures/notAskedYet.ts";
import { manyCases } from "../../packages/domain/test/guards/anyCase.ts";

/**
 * Every fact of a case that a rule reads can be set by somebody in the product. What is read is noted while all rules run, for
 * each type, over golden cases and made-up ones. Who sets it is asked of what does so: flows, pages of the vault, the machine of
 * statuses, the facts that the team records, and the arguments of the commands. Nobody keeps a list of facts (ADR 0152).
 *
 * Values within documents have a guard of their own (packages/domain/test/guards/typedValues.test.ts), and so has what a rule
 * waits for in each flow (answerable.test.ts).
 */

/** Facts that nothing sets yet, each with what will. The test fails once something does, and when one is no longer read. */
const notYet: Readonly<Record<string, { readonly because: string; readonly since: string }>> = {};

/** Asked in no flow, and read: each with what will ask it. */
const askedNowhere: Readonly<Record<string, string>> = {
  visaViolationPastCanadianVisaRefusal:
    "a form fills in from it where `pastCanadianRefusal` is not answered, which flows ask instead",
  spouseFullName: "a case file of another program may name a spouse so; flows ask for family name and given names",
};

const isFormNumber = (id: string): id is FormNumber => id in formDefinitions;

function runAllRules(caseFile: CaseFile): void {
  computePlan(caseFile);
  for (const { form, person, childNumber } of formsOf(readerFor(caseFile))) {
    if (!isFormNumber(form.id) || (person === "child" && childNumber === undefined)) continue;
    formOfCase(
      caseFile,
      form.id,
      person === "child" ? { role: person, childNumber: childNumber ?? 1 } : { role: person },
    );
  }
  const given = { caseFile, readiness: () => ({ readyForReview: true, open: [] }) };
  for (const actor of ["student", "lawyer", "paralegal", "admin"] as const) offeredTransitions(given, actor);
}

/** The cases of every status of the type, so that what is read late in a case is met as well. */
function casesOf(type: ApplicationType): readonly CaseFile[] {
  const statuses = statusesOf(type);
  const own = goldens.map((golden) => caseOf(golden)).filter(({ application }) => application.type === type);
  const made = manyCases(Math.max(60, 2 * statuses.length)).map((one, index): CaseFile => {
    const status = statuses[index % statuses.length] ?? "Preparation";
    return { ...one, application: { ...one.application, type, status } };
  });
  return [...made, ...own.slice(0, 40)];
}

/** `application.receivedDate`, `answers.country`, `dependents.visaType`; ids of rows, files and people are left out. */
function plain(fact: string): string {
  const [part = "", key = "", ...rest] = fact.split(".");
  if (part === "dependents") return rest.length === 0 ? part : `${part}.${rest[0]}`;
  if (part === "answers" || part === "documents") return `${part}.${key.replace(/\[.*/u, "")}`;
  return fact;
}

function factsRead(type: ApplicationType): ReadonlySet<string> {
  const read = new Set<string>();
  const spy = vi.spyOn(Trace.prototype, "note").mockImplementation((fact) => void read.add(plain(fact)));
  try {
    for (const caseFile of casesOf(type)) runAllRules(caseFile);
  } finally {
    spy.mockRestore();
  }
  return read;
}

const mutations = schema.getMutationType()?.getFields() ?? {};

/** The names that a command takes, those within its input as well. */
function takenBy(command: string): ReadonlySet<string> {
  const args = mutations[command]?.args ?? expect.fail(`there is no command ${command}`);
  return new Set(
    args.flatMap(({ name, type }) => {
      const named = getNamedType(type);
      return [name, ...(isInputObjectType(named) ? Object.keys(named.getFields()) : [])];
    }),
  );
}

const takes = (key: string, ...commands: readonly string[]): readonly string[] =>
  commands.filter((command) => takenBy(command).has(key));

/** Of a change of status: what it asks for, what it leads to, and the day of it. */
const changesThatSet = (type: ApplicationType, key: string): readonly string[] =>
  transitions
    .filter(({ types }) => types.includes(type))
    .filter(
      ({ asks = [], remembers }) =>
        key === "status" || key === alwaysSet || asks.some((asked) => asked.key === key) || key === remembers,
    )
    .map(({ id }) => id);

/** What comes along where an application starts from another one. */
const carriedTo = (type: ApplicationType, key: string): readonly string[] =>
  Object.entries(linkedApplications)
    .filter(
      ([, { starts, facts = [], reason }]) =>
        starts === type &&
        (facts.some((fact) => fact === key) || (reason !== undefined && key === "reasonsForContactingIRCC")),
    )
    .map(([kind]) => kind);

const flowsSay = (type: ApplicationType, key: string): readonly string[] =>
  stepsOf(type)
    .filter((step) => step.type === "agreement" && step.fact === key)
    .map(({ id }) => id);

/** Who sets a fact in an application of this type: commands, steps of the flow, changes of status; none is a gap. */
function handsOf(type: ApplicationType, fact: string): readonly string[] {
  const [part = "", key = ""] = fact.split(".");
  switch (part) {
    case "today":
      return ["the clock"];
    case "application":
      return [
        ...changesThatSet(type, key),
        ...flowsSay(type, key),
        ...(isRecordedKey(key) && recordedFact(key).types.includes(type) ? ["recordFact"] : []),
        ...carriedTo(type, key),
        ...takes(key, "startApplication"),
        // A statement that the legal team adds to its page by hand.
        ...(key === "sopManuallyUploadedByLawyer" && pagesFor(type).some(({ slug }) => slug === "study-plan")
          ? ["an upload"]
          : []),
        // Of a court case that was started from this one.
        ...(key === "linkedLeaveFiledAt" ? changesThatSet("JudicialReview", "leaveFiledAt") : []),
      ];
    case "user":
      // Signing in through the school sets its id; nobody types one.
      return key === "ssoId" ? [belongBySignOn.name] : takes(key, "setAffiliation", "inviteStaff");
    case "profile":
      return [
        ...takes(key, "setProfile", "setLanguage"),
        ...(key === "" ? takes("firstName", "setProfile") : []),
        ...(Object.hasOwn(lifeFields, key) ? takes("changes", "savePersonalHistory") : []),
        // The address with which somebody signs in.
        ...(key === "email" ? ["the account"] : []),
        ...(key === "preferredLanguage" ? takes("language", "setLanguage") : []),
      ];
    case "dependents":
      // What a person was known by is kept by the commands that change a name or a birthday (ADR 0253).
      if (key === "knownAs") return takes("isSamePerson", "updateDependent");
      return key === "" ? takes("input", "addDependent") : takes(key, "addDependent", "updateDependent");
    case "forms":
      return isFormNumber(key.split(":")[0] ?? "") ? takes("formKey", "saveFormValues") : [];
    case "noDocumentStatements":
      return takes("slot", "stateNoDocument");
    case "lawyerWords":
      return takes("fileId", "overrideWarning", "acceptForm");
    case "representative":
      return takes("membership", "saveMembership");
    case "startedFrom":
      return takes("kind", "startLinkedApplication");
    case "authorityRequests":
      return takes("items", "recordRequest");
    case "payment":
      return takes("price", "addServicePrice");
    default:
      return [];
  }
}

const read = new Map(applicationTypes.map((type) => [type, factsRead(type)]));
const isOf = (part: string) => (fact: string) => fact.startsWith(`${part}.`);
const keysOf = (part: string): readonly string[] => [
  ...new Set(
    [...read.values()].flatMap((facts) => [...facts].filter(isOf(part)).map((fact) => fact.split(".")[1] ?? "")),
  ),
];
const withHands = (facts: ReadonlySet<string>): readonly string[] =>
  [...facts].filter((fact) => !isOf("answers")(fact) && !isOf("documents")(fact) && fact !== "documents");

describe("every fact that a rule reads can be set", () => {
  it.each(applicationTypes)("in an application of type %s", (type) => {
    const facts = withHands(read.get(type) ?? new Set());
    expect(facts.length).toBeGreaterThan(10);
    const gaps = facts.filter((fact) => handsOf(type, fact).length === 0 && !Object.hasOwn(notYet, fact));
    expect(gaps).toEqual([]);
  });

  it("but for those that are named, which are read and still have no hand", () => {
    const isRead = (fact: string) => [...read.values()].some((facts) => facts.has(fact));
    const isSet = (fact: string) => applicationTypes.some((type) => handsOf(type, fact).length > 0);
    expect(Object.keys(notYet).filter((fact) => !isRead(fact) || isSet(fact))).toEqual([]);
  });

  it("each answer by a question of some flow, each page by a slot that takes files", () => {
    const asked = new Set<string>(applicationTypes.flatMap((type) => [...indexOfFlow(type).keys]));
    const later = new Set(Object.values(notAskedYet).flatMap(({ answers }) => answers));
    const nowhere = keysOf("answers").filter((key) => !asked.has(key) && !later.has(key));
    expect(nowhere.filter((key) => !Object.hasOwn(askedNowhere, key))).toEqual([]);
    expect(Object.keys(askedNowhere).filter((key) => asked.has(key) || !keysOf("answers").includes(key))).toEqual([]);
    const pages = new Set<string>(vaultPages.filter(({ slots }) => slots.length > 0).map(({ slug }) => slug));
    const files = new Set(
      [...casesOf("Student"), ...goldens.map((one) => caseOf(one))].flatMap((one) =>
        one.documents.map(({ fileId }) => fileId),
      ),
    );
    expect(keysOf("documents").filter((page) => page !== "" && !pages.has(page) && !files.has(page))).toEqual([]);
  });

  it("and what flows do not ask yet is counted", () => {
    const waiting = Object.entries(notAskedYet).map(
      ([type, { answers, pages }]) => [type, answers.length + pages.length] as const,
    );
    const total = waiting.reduce((sum, [, count]) => sum + count, 0);
    console.info(
      `facts without a hand: ${Object.keys(notYet).length} of accounts; answers and pages that unfinished flows do not have: ${total} (${waiting.map(([type, count]) => `${type} ${count}`).join(", ")}); answers of no flow: ${Object.keys(askedNowhere).length}`,
    );
    expect(waiting.length).toBeLessThan(applicationTypes.length);
  });
});
