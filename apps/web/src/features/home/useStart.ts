import { useState } from "react";
import { useLocation } from "wouter";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { planPath, stepPath } from "../../case/loading/addresses.ts";
import type { BilingualText } from "../../ui/language.tsx";
import { startApplicationMutation } from "./operations.ts";

/** Starts an application and leads to its first question: the pages before it ask nothing, and "Back" leads to them. */
export function useStart() {
  const [, go] = useLocation();
  const { busy, failure, run } = useAction();
  const [refusals, setRefusals] = useState<readonly BilingualText[]>([]);
  const start = (type: string) =>
    run(async () => {
      const { startApplication } = await send(startApplicationMutation, { type });
      setRefusals(startApplication.refusals.map((refusal) => refusal.text));
      const { application } = startApplication;
      if (!application) return;
      const { next } = application.plan;
      go(next === null ? planPath(application.id) : stepPath(application.id, next), { replace: true });
    });
  return { start, busy, failure, refusals };
}
