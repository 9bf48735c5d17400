import type { ReactNode } from "react";
import { Link } from "wouter";
import type { TheApplication } from "../../case/loading/theCase.ts";
import { WhyPanel, type ShownWhy } from "../../case/reasons/WhyPanel.tsx";

type LineProps = {
  application: TheApplication;
  name: string;
  /** Where the thing is done; no link when there is no page for it yet. */
  href?: string | undefined;
  why: ShownWhy;
  /** Level, state, person. */
  children?: ReactNode;
};

/** One line of the plan with its reason, which opens below it. */
export function PlanLine({ application, name, href, why, children }: LineProps) {
  return (
    <li className="plan-line plan-line--row">
      <div className="plan-line__head">
        <span className="plan-line__name">{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
        {children}
      </div>
      <WhyPanel
        why={why}
        applicationId={application.id}
        type={application.type}
        subject={name}
        mayTry={application.abilities.includes("answer")}
      />
    </li>
  );
}
