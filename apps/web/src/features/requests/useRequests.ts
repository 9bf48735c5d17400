import { useState } from "react";
import type { ResultOf } from "../../api/graphql.ts";
import { useAction } from "../../api/useAction.ts";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import type { requestsQuery } from "./operations.ts";

type SeenApplication = NonNullable<ResultOf<typeof requestsQuery>["application"]>;
export type Request = SeenApplication["authorityRequests"][number];
export type Item = Request["items"][number];
export type RequestForm = NonNullable<SeenApplication["authorityRequestForm"]>;

export type PartProps = { application: SeenApplication; onChanged: () => void };

type Outcome = { readonly refusals: readonly { readonly text: BilingualText }[] };

/** One small change from this page: what is wrong stands beside its button, what was done is told. */
export function useSmallChange(onChanged: () => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [refused, setRefused] = useState<string>();
  const change = (make: () => Promise<Outcome>, done: BilingualText) =>
    run(async () => {
      const { refusals } = await make();
      const [first] = refusals;
      setRefused(first && t(first.text));
      if (first) return;
      showToast({ text: t(done) });
      onChanged();
    });
  return { busy, failure, refused, change };
}
