import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { AskingStep } from "@boreal/domain/questionnaire/step";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { answerPieces } from "./answerPieces.ts";
import type { Given } from "./given.ts";
import { PiecesView } from "./PiecesView.tsx";
import { giverWords, text } from "../text.ts";
import { When } from "./When.tsx";

type GivenProps = { given: readonly Given[]; step: AskingStep | undefined; the: CaseReader; own: boolean };

/** Who gave the answer and when, and behind it what it was before. */
export function GivenView({ given: [now, ...earlier], step, the, own }: GivenProps) {
  const { t } = useLanguage();
  if (!now) return null;
  return (
    <>
      <GivenLine given={now} own={own} />
      {earlier.length > 0 && (
        <FoldedMore summary={t(text.earlier, { count: earlier.length })}>
          {() => (
            <ol className="sheet__earlier">
              {earlier.map((given) => (
                <li key={given.version}>
                  <EarlierWords given={given} step={step} the={the} />
                  <GivenLine given={given} own={own} />
                </li>
              ))}
            </ol>
          )}
        </FoldedMore>
      )}
    </>
  );
}

function GivenLine({ given: { value, at, by }, own }: { given: Given; own: boolean }) {
  const { t } = useLanguage();
  const giver = giverWords(by, own, t);
  return (
    <p className="sheet__giver">
      <span>{value === undefined ? t(text.clearedBy, { giver }) : giver}</span>
      <When at={at} />
    </p>
  );
}

function EarlierWords({
  given: { value },
  step,
  the,
}: {
  given: Given;
  step: AskingStep | undefined;
  the: CaseReader;
}) {
  const tools = useLanguage();
  if (value === undefined) return <span className="answer-list__empty">{tools.t(text.cleared)}</span>;
  return <PiecesView pieces={answerPieces(step, value, the, tools)} terms={[]} />;
}
