import type { ReactNode } from "react";
import { classNames } from "../classNames.ts";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./iconShapes.ts";
import "./StatusTag.css";

export type Tone = "done" | "todo" | "attention" | "blocked" | "quiet";

export const iconOfTone: Record<Tone, IconName> = {
  done: "done",
  todo: "circle",
  attention: "attention",
  blocked: "blocked",
  quiet: "minus",
};

/** A state as icon, word and colour; never colour alone. */
export function StatusTag({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classNames("status-tag", `status-tag--${tone}`)}>
      <Icon name={icon ?? iconOfTone[tone]} />
      {children}
    </span>
  );
}
