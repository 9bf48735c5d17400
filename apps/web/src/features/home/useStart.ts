import { useState } from "react";
import { useLocation } from "wouter";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { planPath, stepPath } from "../../case/loading/addresses.ts";
import type { BilingualText } from "../../ui/language.tsx";
import { beginByLinkMutation, startApplicationMutation } from "./operations.ts";

type Started = {
  readonly application: { readonly id: string; readonly plan: { readonly next: string | null } } | null;
  readonly refusals: readonly { readonly text: BilingualText }[];
};

/** Starts an application and leads to its first question: the pages before it ask nothing, and "Back" leads to them. */
export function useStart() {
  const [, go] = useLocation();
  const { busy, failure, run } = useAction();
  const [refusals, setRefusals] = useState<readonly BilingualText[]>([]);
  const follow = ({ application, refusals: refused }: Started) => {
    setRefusals(refused.map((refusal) => refusal.text));
    if (!application) return;
    const { next } = application.plan;
    go(next === null ? planPath(application.id) : stepPath(application.id, next), { replace: true });
  };
  const start = (type: string) =>
    run(async () => follow((await send(startApplicationMutation, { type })).startApplication));
  /** By a link of the firm. */
  const begin = (token: string) =>
    run(async () => follow((await send(beginByLinkMutation, { token }, { repeatable: true })).beginByLink));
  return { start, begin, busy, failure, refusals };
}
