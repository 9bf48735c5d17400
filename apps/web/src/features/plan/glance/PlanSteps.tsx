import { Link } from "wouter";
import { Icon } from "../../../ui/layout/Icon.tsx";
import type { IconName } from "../../../ui/layout/iconShapes.ts";
import { classNames } from "../../../ui/classNames.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { glanceWords, stepWords } from "./glance.text.ts";
import type { PlanStep } from "./planSteps.ts";
import "./glance.css";

const stateIcon = { done: "done", now: "arrowRight", later: "circle" } as const satisfies Record<
  PlanStep["state"],
  IconName
>;
const stateWords = { done: glanceWords.isDone, now: glanceWords.isNow, later: glanceWords.isLater } as const;

/** Documents and forms are counted in their parts too; before all is there, the review has nothing to tell. */
const isBelow = (id: PlanStep["id"], state: PlanStep["state"], isReady: boolean): boolean =>
  id === "documents" || id === "forms" || (id === "send" && state !== "done" && !isReady);

/** The four steps of a case, each with how much of it is done and the way to it. */
export function PlanSteps({ steps, isReady }: { steps: readonly PlanStep[]; isReady: boolean }) {
  const { t } = useLanguage();
  return (
    <ol className="plan-steps" aria-label={t(glanceWords.steps)}>
      {steps.map(({ id, state, count, href }) => {
        const name = t(stepWords[id].name);
        return (
          <li
            key={id}
            className={`plan-steps__step plan-steps__step--${state}`}
            {...(state === "now" ? { "aria-current": "step" } : {})}
          >
            <Icon name={stateIcon[state]} className="plan-steps__mark" />
            <span className="plan-steps__name">{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
            <span className="visually-hidden">{t(stateWords[state])}.</span>
            <span
              className={classNames("plan-steps__count", isBelow(id, state, isReady) && "plan-steps__count--below")}
            >
              {id === "send"
                ? t(state === "done" ? glanceWords.wasSent : isReady ? glanceWords.ready : glanceWords.notReady)
                : count && t(stepWords[id].count, count)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
