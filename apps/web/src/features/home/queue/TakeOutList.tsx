import { useState } from "react";
import type { VariablesOf } from "../../../api/graphql.ts";
import { ApiError } from "../../../api/failure.ts";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import type { queueQuery } from "./operations.ts";
import { queueText as text } from "./queue.text.ts";

type Refusals = { readonly refusals: readonly { readonly text: BilingualText }[] };

/** The list as it is seen, all its pages, for a spreadsheet. */
export function TakeOutList({ variables }: { variables: VariablesOf<typeof queueQuery> }) {
  const { t, language } = useLanguage();
  const action = useAction();
  const [refused, setRefused] = useState<BilingualText>();
  const [isMade, setMade] = useState(false);
  const takeOut = () =>
    action.run(async () => {
      setRefused(undefined);
      setMade(false);
      const response = await fetch("/case-list", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...variables, language }),
      }).catch((cause: unknown) => {
        throw new ApiError("unreachable", { cause });
      });
      if (response.ok) {
        save(await response.blob(), fileNameIn(response));
        setMade(true);
      } else if (response.headers.get("content-type")?.startsWith("application/json"))
        setRefused(((await response.json()) as Refusals).refusals[0]?.text);
      else throw new ApiError("fault");
    });
  return (
    <>
      <Button look="quiet" busy={action.busy} onClick={() => void takeOut()}>
        {t(text.takeOut)}
      </Button>
      <span role="status" className="visually-hidden">
        {action.busy ? t(text.makingList) : isMade ? t(text.madeList) : ""}
      </span>
      {refused && <Banner tone="attention">{t(refused)}</Banner>}
      <FailureBanner failure={action.failure} />
    </>
  );
}

const fileNameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "boreal.csv";

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
