import type { Plan } from "@boreal/domain/plan/planned";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { Text } from "@boreal/domain/kernel/text";
import type { PlanChange } from "@boreal/domain/plan/difference";
import { pagesFor } from "@boreal/domain/vault/pages";
import { slotTitle } from "@boreal/domain/vault/slotTitle";
import type { LanguageTools } from "../../ui/language.tsx";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { eligibilityTitles } from "../eligibilityTitles.ts";
import { dollarsIn } from "../money.ts";
import { planWords } from "../reasons/planWords.ts";
import { questionOf } from "../answers/questionOf.ts";
import { levelWord } from "../text.ts";
import { warningDefinition } from "../reasons/warningDefinitions.ts";

/** What a change means to the person. */
const directions = ["added", "removed", "costlier", "cheaper", "earlier", "later", "changed"] as const;
export type Direction = (typeof directions)[number];

const isMoney = ({ what }: PlanChange) => what === "fee" || what === "funds";

/** Comes, goes, costs more or less, is due earlier or later, or is simply another one. An amount that is not known is neither more nor less. */
export function directionOf(change: PlanChange): Direction {
  const { kind, what, before, after } = change;
  if (kind !== "changed") return kind;
  if (isMoney(change) && typeof before === "number" && typeof after === "number")
    return after > before ? "costlier" : "cheaper";
  if (what === "deadline" && typeof before === "string" && typeof after === "string")
    return after > before ? "later" : "earlier";
  return "changed";
}

/** Worth a line of its own: not that a question is answered now, and not a result that still says nothing. */
const isTelling = ({ what, kind, before, after }: PlanChange) =>
  !(what === "step" && kind === "changed") && !(what === "eligibility" && before === after);

/** The changes by what they mean, in the order in which they are told; groups without any are left out. */
export function byDirection(
  changes: readonly PlanChange[],
): readonly { readonly direction: Direction; readonly changes: readonly PlanChange[] }[] {
  const telling = changes.filter(isTelling);
  return directions.flatMap((direction) => {
    const own = telling.filter((change) => directionOf(change) === direction);
    return own.length === 0 ? [] : [{ direction, changes: own }];
  });
}

type Plans = {
  readonly before: Plan;
  readonly after: Plan;
  readonly type: ApplicationType;
  /** The case, by which some pages are called. */ readonly the: CaseReader | undefined;
};

/** What the line is about: the document, the question, the fee. A thing without a name is told by its id. */
export function changeName({ what, id, childNumber }: PlanChange, { before, after, type, the }: Plans): Text {
  const titled = (lines: (plan: Plan) => readonly { readonly id: string; readonly title: Text }[]) =>
    [...lines(after), ...lines(before)].find((line) => line.id === id)?.title;
  const bare = { en: id, fr: id };
  switch (what) {
    case "slot":
      return slotName(type, id, childNumber, the) ?? bare;
    case "step":
      return questionOf(stepsOf(type), id, { the })?.question ?? bare;
    case "warning":
      return warningDefinition(id)?.name ?? bare;
    case "eligibility":
      return Object.hasOwn(eligibilityTitles, id) ? eligibilityTitles[id as keyof typeof eligibilityTitles] : bare;
    case "letter":
      return titled((plan) => plan.letters) ?? bare;
    case "form":
      return titled((plan) => plan.forms) ?? bare;
    case "fee":
      return titled((plan) => plan.fees) ?? bare;
    case "deadline":
      return titled((plan) => plan.deadlines) ?? bare;
    case "funds":
      return titled((plan) => plan.funds.required.lines) ?? (id === "hostIncome" ? planWords.hostIncome : bare);
  }
}

function slotName(
  type: ApplicationType,
  id: string,
  childNumber: number | undefined,
  the: CaseReader | undefined,
): Text | undefined {
  const page = pagesFor(type).find(({ slots }) => slots.some((slot) => slot.id === id));
  return page && slotTitle(page, page.slots.find((slot) => slot.id === id)?.name, childNumber, the);
}

/** One side of a change as people say it; nothing for kinds of lines whose name says it all. */
export function sideWords(
  change: PlanChange,
  side: "before" | "after",
  plans: Plans,
  tools: LanguageTools,
): string | undefined {
  const value = change[side];
  const { t } = tools;
  switch (change.what) {
    case "slot":
    case "letter":
      return typeof value === "string" ? t(levelWord(value).word) : undefined;
    case "fee":
    case "funds":
      return typeof value === "number" ? dollarsIn(tools, value) : t(planWords.notKnown);
    case "deadline":
      return typeof value === "string" ? tools.date(value) : t(planWords.noDate);
    case "eligibility": {
      const { message } = plans[side].eligibility[change.id as keyof Plan["eligibility"]];
      return value === null ? t(planWords.notSaid) : message && t(message);
    }
    case "form":
    case "step":
    case "warning":
      return undefined;
  }
}
