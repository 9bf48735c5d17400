import { useAction } from "../../../api/useAction.ts";
import type { VariablesOf } from "../../../api/graphql.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { AssignMany } from "./AssignMany.tsx";
import type { queueQuery } from "./operations.ts";
import { queueText as text } from "./queue.text.ts";
import { idsOfWholeSearch } from "./wholeSearch.ts";

type ChosenCasesProps = {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** What the list was asked by. */
  variables: VariablesOf<typeof queueQuery>;
  onChanged: () => void;
};

/** Above the list: how many cases are chosen on all its pages, and what can be done with them. */
export function ChosenCases({ chosen, onChoose, variables, onChanged }: ChosenCasesProps) {
  const { t } = useLanguage();
  const all = useAction();
  return (
    <div className="queue__acts">
      <p role="status">{t(text.chosen, { count: chosen.size })}</p>
      <Button
        look="quiet"
        busy={all.busy}
        onClick={() => void all.run(async () => onChoose(new Set(await idsOfWholeSearch(variables))))}
      >
        {t(text.chooseAll)}
      </Button>
      {chosen.size > 0 && (
        <Button look="quiet" onClick={() => onChoose(new Set())}>
          {t(text.chooseNone)}
        </Button>
      )}
      {chosen.size > 0 && <AssignMany chosen={chosen} onChanged={onChanged} />}
      <FailureBanner failure={all.failure} />
    </div>
  );
}
