import { useState } from "react";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { changeStatusMutation, type lifecycleQuery } from "./operations.ts";
import { text } from "./status.text.ts";

export type SeenApplication = NonNullable<ResultOf<typeof lifecycleQuery>["application"]>;
export type Step = SeenApplication["lifecycle"]["steps"][number];
export type Need = Step["open"][number];

export type StepEntry = {
  readonly entered: Readonly<Record<string, string>>;
  readonly confirmed: readonly string[];
  readonly reason: string;
};

type Faults = { readonly byPlace: Readonly<Record<string, string>>; readonly general: string | undefined };
const none: Faults = { byPlace: {}, general: undefined };

/** One change of status from this page. Sent again after a broken line, it is done once: the request keeps its number. */
export function useChangeStatus(application: SeenApplication, step: Step, onDone: () => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [faults, setFaults] = useState<Faults>(none);
  const [open, setOpen] = useState<readonly Need[]>([]);
  const submit = (entry: StepEntry) =>
    action.run(async () => {
      const { changeStatus } = await send(
        changeStatusMutation,
        {
          applicationId: application.id,
          transition: step.id,
          from: application.status,
          entered: Object.entries(entry.entered).map(([key, value]) => ({ key, value })),
          confirmed: [...entry.confirmed],
          reason: entry.reason,
          requestId,
        },
        { repeatable: true },
      );
      setOpen(changeStatus.open);
      if (changeStatus.refusals.length > 0) {
        setFaults({
          byPlace: Object.fromEntries(
            changeStatus.refusals.flatMap((one) => (one.path === null ? [] : [[one.path, t(one.text)]])),
          ),
          general: changeStatus.refusals.filter(({ path }) => path === null).map((one) => t(one.text))[0],
        });
        onDone();
        return;
      }
      setFaults(none);
      setRequestId(crypto.randomUUID());
      showToast({ text: t(changeStatus.isReported ? text.wasReported : text.done) });
      document.querySelector<HTMLElement>("main h1")?.focus();
      onDone();
    });
  return { submit, faults, open, busy: action.busy, failure: action.failure };
}
