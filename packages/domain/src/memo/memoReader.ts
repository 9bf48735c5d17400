import type { ApplicationType } from "../caseFile/application.ts";
import type { LetterValues } from "../caseFile/letterValues.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import { standsForDocument, type UploadedDocument } from "../caseFile/uploadedDocument.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { condition, type Condition, type SaysNot } from "../kernel/condition.ts";
import type { Decision, DecisionRule } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";
import type { Trace, Tracing } from "../kernel/trace.ts";
import type { Plan, PlannedDifference, PlannedSlot, PlannedWarning } from "../plan/planned.ts";
import type { RequirementLevel } from "../vault/page.ts";
import type { Why } from "../kernel/why.ts";
import type { Coverage } from "./memo.ts";

/** Reads a case beside its plan for the memo, and notes what it read: a verdict rests on the facts on which the plan’s line rests. */
export class MemoReader implements Tracing {
  readonly case: CaseReader;
  readonly plan: Plan;
  private readonly letters: LetterValues;

  constructor(reader: CaseReader, plan: Plan, letters: LetterValues = {}) {
    this.case = reader;
    this.plan = plan;
    this.letters = letters;
  }

  get trace(): Trace {
    return this.case.trace;
  }

  set trace(trace: Trace) {
    this.case.trace = trace;
  }

  fresh(): this {
    return new MemoReader(this.case.fresh(), this.plan, this.letters) as this;
  }

  type(): ApplicationType {
    return this.case.application("type") as ApplicationType;
  }

  /** Takes a line of the plan as ground. */
  restOn({ restsOn, missing, sources }: Why): void {
    this.trace.noteAll(restsOn, missing);
    this.trace.citeAll(sources);
  }

  /** Files on these pages, of whoever they are, that stand for the document asked for: not deleted, not returned, not a draft of Boreal. */
  filesOn(pages: readonly PageSlug[]): readonly UploadedDocument[] {
    const wanted = new Set<string>(pages);
    const files = this.case.uploaded().filter((file) => wanted.has(file.documentId) && standsForDocument(file));
    const there = new Set(files.map(({ documentId }) => documentId));
    for (const page of pages) this.trace.note(`documents.${page}`, !there.has(page));
    return files;
  }

  /** Reasons that a letter of a court case answers, as its rows name them. */
  reasonsInCourt(): readonly string[] {
    return (["settlementOffer", "simplifiedProcedure"] as const).flatMap((letter) => {
      const rows = this.letters[letter]?.refusalReasons;
      if (!Array.isArray(rows)) return [];
      this.trace.note(`letters.${letter}.refusalReasons`, false);
      return rows.flatMap((row: unknown) =>
        typeof row === "object" && row !== null && "reason" in row && typeof row.reason === "string"
          ? [row.reason]
          : [],
      );
    });
  }

  slotsOn(pages: readonly PageSlug[]): readonly PlannedSlot[] {
    const wanted = new Set<string>(pages);
    return this.plan.vault.filter(({ page }) => wanted.has(page));
  }

  /** Whether the vault of this case asks for one of these pages at one of these levels; its reasons are taken as ground. */
  asksFor(pages: readonly PageSlug[], levels: readonly RequirementLevel[]): boolean {
    const found = this.slotsOn(pages).filter(({ requirement }) => levels.includes(requirement));
    for (const { why } of found) this.restOn(why);
    return found.length > 0;
  }

  /** Warnings about files, and about answers. One that a lawyer overrode is over. */
  warnings(): readonly PlannedWarning[] {
    return [...this.plan.warnings, ...this.plan.assessment.warnings].filter(
      ({ overriddenBy }) => overriddenBy === undefined,
    );
  }

  differences(): readonly PlannedDifference[] {
    return this.plan.assessment.differences;
  }
}

export type MemoCondition = Condition<MemoReader>;
export type CoverageRule = DecisionRule<MemoReader, Coverage>;
export type CoverageDecision = Decision<Coverage>;

/** Names a statement of the memo. It speaks to the lawyer about the applicant, where conditions of the case speak to the applicant. */
export const finds = (
  id: string,
  says: Text,
  predicate: (the: MemoReader) => boolean | undefined,
  saysNot?: SaysNot,
): MemoCondition => condition(id, says, predicate, saysNot);

/** A condition of the case, in words to the lawyer. */
export const ofCase = (says: Text, about: CaseCondition, saysNot?: SaysNot): MemoCondition =>
  condition(about.id, says, (the) => about.evaluate(the.case).holds, saysNot);

export const typeIs = (id: string, says: Text, types: readonly ApplicationType[]): MemoCondition => {
  const known = new Set(types);
  return condition(id, says, (the) => known.has(the.type()));
};

export const typeIsNot = (id: string, says: Text, types: readonly ApplicationType[]): MemoCondition => {
  const known = new Set(types);
  return condition(id, says, (the) => !known.has(the.type()));
};
