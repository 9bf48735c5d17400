import type { VerdictMoney, PlanBesideVault } from "@boreal/domain/plan/planned";
import type { Way } from "@boreal/domain/plan/verdictGates";
import { asksForNoMoney, dollarsIn } from "../../../case/money.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { restsOnUnverified, WhyPanel } from "../../../case/reasons/WhyPanel.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { iconOfTone, StatusTag, type Tone } from "../../../ui/layout/StatusTag.tsx";
import { useLanguage, useText } from "../../../ui/language.tsx";
import { planWords } from "../../../case/reasons/planWords.ts";
import { moneyWords } from "../money/money.text.ts";
import { verdictWords } from "./verdict.text.ts";
import "./verdict.css";

type VerdictProps = { application: TheApplication; plan: Pick<PlanBesideVault, "verdict" | "eligibility" | "funds"> };

const toneOfWay: Readonly<Record<Way, Tone>> = {
  notNeeded: "attention",
  closed: "blocked",
  lawyerLooks: "attention",
  notYet: "attention",
  notKnown: "todo",
  open: "done",
};

/** Whether the way is open, until when to send, and the money to show: the first thing that a plan says. */
export function VerdictFace({ application, plan: { verdict, eligibility, funds } }: VerdictProps) {
  const { t } = useLanguage();
  if (!verdict) return null;
  const { way, sentence, more, of, sendBy, money } = verdict;
  const tone = toneOfWay[way];
  const saysResult = of !== undefined && (way !== "open" || more !== undefined);
  return (
    <section className={`verdict verdict--${tone}`} aria-label={t(verdictWords.title)}>
      <p className="verdict__sentence">
        <Icon name={iconOfTone[tone]} className="verdict__mark" />
        <span>
          <strong>{t(sentence)}.</strong> {saysResult && <Unverified why={eligibility[of].why} />}
        </span>
      </p>
      {more && <p className="verdict__more">{t(more)}</p>}
      {sendBy && (
        <p className="verdict__day">
          <time dateTime={sendBy.date}>{t(sendBy.words)}.</time>
        </p>
      )}
      {money && <MoneyToShow money={money} funds={funds} />}
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

/** What rests on a row that was read on a secondary page says so wherever it stands. */
function Unverified({ why }: { why: Parameters<typeof restsOnUnverified>[0] }) {
  const t = useText();
  return restsOnUnverified(why) && <StatusTag tone="attention">{t(planWords.unverified)}</StatusTag>;
}

function MoneyToShow({ money, funds }: { money: VerdictMoney; funds: PlanBesideVault["funds"] }) {
  const tools = useLanguage();
  const { t } = tools;
  if (money.kind === "hostIncome")
    return (
      <p className="verdict__money">
        {t(money.words)}. <Unverified why={funds.hostIncome.why} />
      </p>
    );
  if (asksForNoMoney(funds))
    return (
      <p className="verdict__money">
        {t(moneyWords.noneAsked)}. <Unverified why={funds.required.why} />
      </p>
    );
  const { needed, plus, shown, isMore } = money;
  const names = plus.map((name) => t(name)).join(t(verdictWords.and));
  const words =
    shown === null
      ? t(isMore ? verdictWords.notCounted : verdictWords.nothingShown)
      : t(isMore ? verdictWords.shownAtLeast : verdictWords.shown, { amount: dollarsIn(tools, shown) });
  return (
    <div className="verdict__money">
      <p>
        {t(plus.length === 0 ? verdictWords.needed : verdictWords.neededPlus, {
          amount: dollarsIn(tools, needed),
          names,
        })}{" "}
        <Unverified why={funds.required.why} />
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
