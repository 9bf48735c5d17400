import { useEffect, useId, useRef, useState } from "react";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useText } from "../../../ui/language.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { CheckTags } from "./camera/CheckTags.tsx";
import { checkNames } from "./camera/checks.ts";
import { Picture } from "./Picture.tsx";
import type { PictureDesk } from "./pictureDesk.ts";
import { budgetOf, type Taken, type Treatment } from "./shots.ts";
import { StepTitle } from "./StepTitle.tsx";
import { advice, text } from "./text.ts";

type ReviewStepProps = {
  desk: PictureDesk;
  taken: Taken;
  first: Treatment;
  mostBytes: number;
  onUse: (picture: Blob, treatment: Treatment) => void;
  onAgain: () => void;
};

/** The picture as it would be sent, what is wrong with it in full size, and what to do with it. */
export function ReviewStep({ desk, taken, first, mostBytes, onUse, onAgain }: ReviewStepProps) {
  const t = useText();
  const id = useId();
  const [treatment, setTreatment] = useState(first);
  const { picture, isWanted, hasFailed, use } = usePrepared({ desk, taken, treatment, mostBytes, onUse });
  const turn = () => setTreatment((before) => ({ ...before, quarterTurns: (before.quarterTurns + 1) % 4 }));
  const degrees = (treatment.quarterTurns % 4) * 90;
  return (
    <div className="capture__review">
      <div className="capture__still">
        {picture ? (
          <Picture className="capture__picture" blob={picture} alt={t(text.picture)} />
        ) : (
          <Spinner label={t(text.preparing)} />
        )}
      </div>
      <div className="capture__panel">
        <StepTitle takesFocus>{t(text.reviewTitle)}</StepTitle>
        {hasFailed && (
          <Banner tone="blocked" live>
            <p>{t(text.notOpened)}</p>
          </Banner>
        )}
        <Faults findings={taken.findings} />
        <div className="capture__buttons">
          <Button look="primary" icon="check" busy={isWanted} onClick={use}>
            {t(text.use)}
          </Button>
          <Button icon="camera" onClick={onAgain}>
            {t(text.takeAgain)}
          </Button>
          <Button icon="turn" onClick={turn}>
            {t(text.turn)}
          </Button>
        </div>
        {taken.corners && (
          <RadioGroup
            id={id}
            label={t(text.whatToKeep)}
            choices={[
              { value: "page", label: t(text.keepPage) },
              { value: "whole", label: t(text.keepWhole) },
            ]}
            value={treatment.straighten ? "page" : "whole"}
            onChange={(value) => setTreatment((before) => ({ ...before, straighten: value === "page" }))}
            inline
          />
        )}
        <CheckTags findings={taken.findings} />
        <p className="visually-hidden" role="status">
          {degrees === 0 ? "" : t(text.turned, { degrees })}
        </p>
      </div>
    </div>
  );
}

type Prepared = Pick<ReviewStepProps, "desk" | "taken" | "mostBytes" | "onUse"> & { treatment: Treatment };

/** The picture as it would be sent, made anew with each change of its treatment. */
function usePrepared({ desk, taken, treatment, mostBytes, onUse }: Prepared) {
  const [picture, setPicture] = useState<Blob>();
  const [isReady, setIsReady] = useState(false);
  // Whoever presses before the picture is made need not press again.
  const [isWanted, setIsWanted] = useState(false);
  const wanted = useRef(isWanted);
  wanted.current = isWanted;
  const whenMade = useRef(onUse);
  whenMade.current = onUse;
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    setIsReady(false);
    setHasFailed(false);
    desk
      .ask({
        kind: "finish",
        taken: { source: taken.source, ...(taken.corners ? { corners: taken.corners } : {}) },
        treatment,
        mostBytes: budgetOf(mostBytes, 1),
      })
      .then(
        (made) => {
          if (isOver) return;
          if (wanted.current) return whenMade.current(made, treatment);
          setPicture(made);
          setIsReady(true);
        },
        () => {
          if (isOver) return;
          setHasFailed(true);
          setIsWanted(false);
        },
      );
    return () => {
      isOver = true;
    };
  }, [desk, taken, treatment, mostBytes]);
  const use = () => (isReady && picture ? onUse(picture, treatment) : setIsWanted(true));
  return { picture, isWanted, hasFailed, use };
}

/** What is wrong with the picture, and what to do about it. */
function Faults({ findings }: { findings: Taken["findings"] }) {
  const t = useText();
  const faults = checkNames.flatMap((name) => {
    const finding = findings[name];
    return finding === "good" || finding === "unknown" ? [] : [finding];
  });
  if (faults.length === 0) return <p>{t(text.reviewGood)}</p>;
  return (
    <Banner tone="attention" title={t(text.reviewFaults)}>
      <ul className="capture__faults">
        {faults.map((finding) => (
          <li key={finding}>{t(advice[finding])}</li>
        ))}
      </ul>
    </Banner>
  );
}
