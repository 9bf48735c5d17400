import type { PlanBesideVault } from "@boreal/domain/plan/plan";
import type { VerdictMoney } from "@boreal/domain/plan/verdictMoney";
import type { Way } from "@boreal/domain/plan/verdictGates";
import { dollarsIn } from "../../../case/money.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { WhyPanel } from "../../../case/reasons/WhyPanel.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { iconOfTone, type Tone } from "../../../ui/layout/StatusTag.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { verdictWords } from "./verdict.text.ts";
import "./verdict.css";

type VerdictProps = { application: TheApplication; plan: Pick<PlanBesideVault, "verdict" | "eligibility"> };

const toneOfWay: Readonly<Record<Way, Tone>> = {
  notNeeded: "attention",
  closed: "blocked",
  lawyerLooks: "attention",
  notYet: "attention",
  notKnown: "todo",
  open: "done",
};

/** Whether the way is open, until when to send, and the money to show: the first thing that a plan says. */
export function VerdictFace({ application, plan: { verdict, eligibility } }: VerdictProps) {
  const { t } = useLanguage();
  if (!verdict) return null;
  const { way, sentence, more, of, sendBy, money } = verdict;
  const tone = toneOfWay[way];
  return (
    <section className={`verdict verdict--${tone}`} aria-label={t(verdictWords.title)}>
      <p className="verdict__sentence">
        <Icon name={iconOfTone[tone]} className="verdict__mark" />
        <strong>{t(sentence)}.</strong>
      </p>
      {more && <p className="verdict__more">{t(more)}</p>}
      {sendBy && (
        <p className="verdict__day">
          <time dateTime={sendBy.date}>{t(sendBy.words)}.</time>
        </p>
      )}
      {money && <MoneyToShow money={money} />}
      {of && way !== "open" && (
        <WhyPanel
          why={eligibility[of].why}
          applicationId={application.id}
          type={application.type}
          subject={t(sentence)}
          mayTry={application.abilities.includes("answer")}
        />
      )}
    </section>
  );
}

function MoneyToShow({ money }: { money: VerdictMoney }) {
  const tools = useLanguage();
  const { t } = tools;
  if (money.kind === "hostIncome") return <p className="verdict__money">{t(money.words)}.</p>;
  const { needed, plus, shown, isMore } = money;
  const names = plus.map((name) => t(name)).join(t(verdictWords.and));
  const words =
    shown === null
      ? t(verdictWords.nothingShown)
      : t(isMore ? verdictWords.shownAtLeast : verdictWords.shown, { amount: dollarsIn(tools, shown) });
  return (
    <div className="verdict__money">
      <p>
        {t(plus.length === 0 ? verdictWords.needed : verdictWords.neededPlus, {
          amount: dollarsIn(tools, needed),
          names,
        })}
      </p>
      <p>
        {shown !== null && needed > 0 && (
          <svg className="verdict__bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className="verdict__ground" width="100" height="6" />
            <rect className="verdict__reached" width={Math.min(100, (shown / needed) * 100)} height="6" />
          </svg>
        )}
        {words}
      </p>
    </div>
  );
}
