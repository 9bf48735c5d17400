import { useEffect, useState } from "react";
import { Button } from "../../../ui/controls/Button.tsx";
import { focusField } from "../../../ui/controls/focusField.ts";
import { useLanguage } from "../../../ui/language.tsx";
import type { ThePage } from "../pages/thePage.ts";
import { answerPath, controlId } from "./controlIds.ts";

/** Questions that the answers make needless, each behind a button that brings it onto the page and leads to it. */
export function InReach({
  page: { inReach },
  onFetch,
}: {
  page: Pick<ThePage, "inReach">;
  onFetch: (id: string) => void;
}) {
  const { t } = useLanguage();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted !== undefined) focusField(controlId(answerPath(wanted)));
  }, [wanted]);
  return inReach.map(
    ({ id, inReach: words }) =>
      words && (
        <Button
          key={id}
          look="quiet"
          icon="plus"
          onClick={() => {
            onFetch(id);
            setWanted(id);
          }}
        >
          {t(words)}
        </Button>
      ),
  );
}
