import { useEffect, useState, type ComponentProps } from "react";
import { Dialog } from "../../../ui/layout/Dialog.tsx";
import { useText } from "../../../ui/language.tsx";
import { CameraStep } from "./camera/CameraStep.tsx";
import { NoCamera } from "./camera/NoCamera.tsx";
import { PagesStep } from "./PagesStep.tsx";
import { openPictureDesk, type PictureDesk } from "./pictureDesk.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { useMostBytes } from "../upload/uploadLimit.ts";
import { usualBytes, type FilePlace, type Shot, type Taken, type Treatment } from "./shots.ts";
import { text } from "./text.ts";
import { useCamera } from "./camera/useCamera.ts";
import "./capture.css";

export type CaptureDialogProps = {
  slot: FilePlace;
  /** Which file of the slot this will be, from 1. */
  number: number;
  shots: readonly Shot[];
  onShots: (shots: readonly Shot[]) => void;
  onClose: () => void;
  onFile: (file: File) => void;
};

type Step =
  /** With an id: a picture that was kept is looked at again, or taken again. */
  | { readonly kind: "camera"; readonly id?: number }
  | { readonly kind: "review"; readonly taken: Taken; readonly treatment: Treatment; readonly id?: number }
  | { readonly kind: "pages" };

/** The camera, a look at each picture, and the pages that become one file. */
export function CaptureDialog({ slot, number, shots, onShots, onClose, onFile }: CaptureDialogProps) {
  const t = useText();
  const { step, hasMoved, go, review, keep } = useSteps(shots, onShots);
  const desk = useDesk();
  const mostBytes = useMostBytes() ?? usualBytes;
  // Still on while a picture is looked at: taking it again is then at once.
  const { camera, again } = useCamera(step.kind !== "pages");
  if (!desk) return null;
  const toPages = shots.length > 0 ? () => go({ kind: "pages" }) : undefined;
  return (
    <Dialog title={t(text.title, { name: t(slot.name) })} open onClose={onClose} wide>
      <div className="capture">
        {step.kind === "camera" && (
          <TakeStep
            camera={camera}
            onAgain={again}
            desk={desk}
            count={shots.length}
            takesFocus={hasMoved}
            onTaken={review}
            onPages={toPages}
          />
        )}
        {step.kind === "review" && (
          <ReviewStep
            desk={desk}
            taken={step.taken}
            first={step.treatment}
            mostBytes={mostBytes}
            onUse={(picture, treatment) => keep({ taken: step.taken, treatment, picture }, step.id)}
            onAgain={() => go({ kind: "camera", ...(step.id === undefined ? {} : { id: step.id }) })}
          />
        )}
        {step.kind === "pages" && (
          <PagesStep
            slot={slot}
            number={number}
            shots={shots}
            desk={desk}
            mostBytes={mostBytes}
            takesFocus={hasMoved}
            onShots={(next) => {
              onShots(next);
              if (next.length === 0) go({ kind: "camera" });
            }}
            onChange={({ id, taken, treatment }) => go({ kind: "review", id, taken, treatment })}
            onAnother={() => go({ kind: "camera" })}
            onFile={onFile}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Where the person is, and where each step leads. */
function useSteps(shots: readonly Shot[], onShots: (shots: readonly Shot[]) => void) {
  const [step, setStep] = useState<Step>({ kind: shots.length > 0 ? "pages" : "camera" });
  const [hasMoved, setHasMoved] = useState(false);
  const go = (next: Step) => {
    setHasMoved(true);
    setStep(next);
  };
  const review = (taken: Taken) => {
    const treatment = { straighten: taken.corners !== undefined, quarterTurns: 0 };
    go({
      kind: "review",
      taken,
      treatment,
      ...(step.kind === "camera" && step.id !== undefined ? { id: step.id } : {}),
    });
  };
  const keep = (shot: Omit<Shot, "id">, id?: number) => {
    const next = { ...shot, id: id ?? Math.max(0, ...shots.map((each) => each.id)) + 1 };
    onShots(id === undefined ? [...shots, next] : shots.map((each) => (each.id === id ? next : each)));
    go({ kind: "pages" });
  };
  return { step, hasMoved, go, review, keep };
}

type TakeStepProps = Omit<ComponentProps<typeof CameraStep>, "stream" | "track"> & {
  camera: ReturnType<typeof useCamera>["camera"];
  onAgain: () => void;
};

/** The camera, or what to do without one. */
function TakeStep({ camera, onAgain, ...step }: TakeStepProps) {
  return camera.state === "live" ? (
    <CameraStep stream={camera.stream} track={camera.track} {...step} />
  ) : (
    <NoCamera state={camera.state} onAgain={onAgain} {...step} />
  );
}

function useDesk(): PictureDesk | undefined {
  const [desk, setDesk] = useState<PictureDesk>();
  useEffect(() => {
    const opened = openPictureDesk();
    setDesk(opened);
    return () => opened.close();
  }, []);
  return desk;
}
