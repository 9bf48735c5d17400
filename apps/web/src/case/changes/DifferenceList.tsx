import type { Plan } from "@boreal/domain/plan/planned";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { differenceOf, type PlanChange, type PlanDifference } from "@boreal/domain/plan/difference";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { questionCount } from "@boreal/domain/questionnaire/questionCount";
import { useId, useMemo } from "react";
import { Icon } from "../../ui/layout/Icon.tsx";
import type { IconName } from "../../ui/layout/iconShapes.ts";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { byDirection, changeName, sideWords, type Direction } from "./changeWords.ts";
import { differenceWords } from "./difference.text.ts";
import { FoldedMore } from "../FoldedMore.tsx";
import { dollarsIn, hasUnknown } from "../money.ts";
import { planWords } from "../reasons/planWords.ts";
import { usePersonName } from "../usePersonName.ts";
import { WhyPanel } from "../reasons/WhyPanel.tsx";
import "./DifferenceList.css";

type DifferenceProps = {
  before: Plan;
  after: Plan;
  applicationId: string;
  type: string;
  /** The case as it is now, by which some pages are called. */ the: CaseReader;
  headingLevel?: 2 | 3;
};

const looks: Record<Direction, { readonly title: BilingualText; readonly icon: IconName }> = {
  added: { title: differenceWords.added, icon: "plus" },
  removed: { title: differenceWords.removed, icon: "minus" },
  costlier: { title: differenceWords.costlier, icon: "plus" },
  cheaper: { title: differenceWords.cheaper, icon: "minus" },
  earlier: { title: differenceWords.earlier, icon: "arrowLeft" },
  later: { title: differenceWords.later, icon: "arrowRight" },
  changed: { title: differenceWords.changed, icon: "pencil" },
};

/** Up to this many questions are listed at once. */
const fewQuestions = 3;

/** What is another in one plan than in the other: by what it means to the person, each with its reason. */
export function DifferenceList({ before, after, applicationId, type, the, headingLevel = 2 }: DifferenceProps) {
  const { t } = useLanguage();
  const id = useId();
  const difference = useMemo(() => differenceOf(before, after), [before, after]);
  const groups = byDirection(difference.changes);
  const plans = { before, after, type: type as ApplicationType, the };
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <p className="visually-hidden" role="status">
        {groups.length === 0
          ? t(differenceWords.nothing)
          : t(differenceWords.summary, { count: groups.reduce((count, group) => count + group.changes.length, 0) })}
      </p>
      {groups.length === 0 && <p>{t(differenceWords.nothing)}</p>}
      <Totals totals={difference.totals} before={before} after={after} />
      {groups.map(({ direction, changes }) => (
        <section key={direction} className="difference" aria-labelledby={`${id}-${direction}`}>
          <Heading id={`${id}-${direction}`} className="difference__title">
            <Icon name={looks[direction].icon} /> {t(looks[direction].title)}{" "}
            <span className="difference__count">({changes.length})</span>
          </Heading>
          <Changes
            changes={changes.filter(({ what }) => what !== "step")}
            plans={plans}
            applicationId={applicationId}
          />
          <Questions
            changes={changes.filter(({ what }) => what === "step")}
            plans={plans}
            applicationId={applicationId}
          />
        </section>
      ))}
    </>
  );
}

type ChangesProps = { changes: readonly PlanChange[]; plans: Parameters<typeof changeName>[1]; applicationId: string };

function Changes({ changes, ...given }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <ul className="difference__list">
      {changes.map((change, index) => (
        <Change
          // oxlint-disable-next-line react/no-array-index-key -- two warnings of one kind, about two files, have the same names
          key={`${change.what} ${change.id} ${change.person ?? ""} ${change.childNumber ?? ""} ${index}`}
          change={change}
          {...given}
        />
      ))}
    </ul>
  );
}

/** One answer can bring or take away many questions; they are counted, and folded away where they are more than a few. */
function Questions({ changes, ...given }: ChangesProps) {
  const { t } = useLanguage();
  if (changes.length <= fewQuestions) return <Changes changes={changes} {...given} />;
  return (
    <FoldedMore summary={t(differenceWords.questions, { count: changes.length })}>
      {() => <Changes changes={changes} {...given} />}
    </FoldedMore>
  );
}

type ChangeProps = { change: PlanChange; plans: Parameters<typeof changeName>[1]; applicationId: string };

function Change({ change, plans, applicationId }: ChangeProps) {
  const tools = useLanguage();
  const { t } = tools;
  const name = t(changeName(change, plans));
  const personName = usePersonName(true);
  const person =
    change.person === undefined || change.what === "slot" ? undefined : personName(change.person, change.childNumber);
  const [was, is] = [sideWords(change, "before", plans, tools), sideWords(change, "after", plans, tools)];
  return (
    <li>
      <p className="difference__line">
        <span className="difference__what">{t(differenceWords[change.what])}</span>{" "}
        {change.kind === "removed" ? <del>{name}</del> : <strong>{name}</strong>}
        {person && <> ({person})</>}
        {change.kind === "changed" && was !== undefined && is !== undefined && (
          <span className="difference__values">
            <BeforeAfter was={was} is={is} />
          </span>
        )}
        {change.kind === "added" && is !== undefined && <span className="difference__values">{is}</span>}
      </p>
      <WhyPanel why={change.why} applicationId={applicationId} type={plans.type} subject={name} />
    </li>
  );
}

/** What was, struck out, beside what would be; said in words to whoever does not see the stroke. */
function BeforeAfter({ was, is }: { was: string; is: string }) {
  const { t } = useLanguage();
  return (
    <span className="difference__pair">
      <del>
        <span className="visually-hidden">{t(differenceWords.before)} </span>
        {was}
      </del>{" "}
      <Icon name="arrowRight" />{" "}
      <ins>
        <span className="visually-hidden">{t(differenceWords.after)} </span>
        {is}
      </ins>
    </span>
  );
}

/** The sums before and after, where they are another. */
function Totals({ totals, before, after }: Pick<PlanDifference, "totals"> & Pick<DifferenceProps, "before" | "after">) {
  const tools = useLanguage();
  const { t, number } = tools;
  const amount = (value: number | null) => (value === null ? t(planWords.notKnown) : dollarsIn(tools, value));
  /** A sum that leaves out what is not known says so. */
  const needed = ({ funds: { required } }: Plan, value: number | null) =>
    value !== null && hasUnknown(required.amount, required.lines)
      ? value > 0
        ? t(planWords.atLeast, { amount: dollarsIn(tools, value) })
        : t(planWords.notKnown)
      : amount(value);
  const asked = ({ assessment: { progress } }: Plan) => number(questionCount(progress).of);
  const lines = [
    { id: "funds", was: needed(before, totals.funds.before), is: needed(after, totals.funds.after) },
    { id: "shortfall", was: needed(before, totals.shortfall.before), is: needed(after, totals.shortfall.after) },
    { id: "fees", was: amount(totals.fees.before), is: amount(totals.fees.after) },
    // As the plan counts them: a group of questions is one.
    { id: "questions", was: asked(before), is: asked(after) },
  ] as const;
  const different = lines.filter(({ was, is }) => was !== is);
  if (different.length === 0) return null;
  return (
    <dl className="difference__totals">
      {different.map(({ id, was, is }) => (
        <div key={id}>
          <dt>{t(differenceWords.totals[id])}</dt>
          <dd>
            <BeforeAfter was={was} is={is} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
