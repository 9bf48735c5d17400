import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { allowModelMutation } from "../operations.ts";
import { modelText as text } from "./languageModel.text.ts";

export type LanguageModelProps = {
  file: DocumentFile;
  /** Whether a value is open that the model could look for. */
  isWanted: boolean;
  onChanged: () => void;
};

type Model = NonNullable<DocumentFile["languageModel"]>;

/** The language model of the deployment, for one file: offered with what would be sent and to whom, or allowed and what came of it. */
export function LanguageModel({ file, isWanted, onChanged }: LanguageModelProps) {
  const { languageModel: model } = file;
  if (!model) return null;
  if (model.isAllowed) return <Allowed file={file} model={model} onChanged={onChanged} />;
  return isWanted && file.state === "read" && file.abilities.includes("allowModel") ? (
    <Offered file={file} model={model} onChanged={onChanged} />
  ) : null;
}

type PartProps = Pick<LanguageModelProps, "file" | "onChanged"> & { model: Model };

function Offered({ file, model, onChanged }: PartProps) {
  const { t } = useLanguage();
  const { busy, failure, allow } = useAllowing(file, onChanged);
  return (
    <Details summary={t(text.title)}>
      <p>{t(text.offer)}</p>
      <p>{t(text.what, { runBy: model.runBy, model: model.model })}</p>
      <p>{t(text.after)}</p>
      <FailureBanner failure={failure} />
      <ButtonRow>
        <Button busy={busy} onClick={() => allow(true)}>
          {t(text.allow)} <span className="visually-hidden">{file.name}</span>
        </Button>
      </ButtonRow>
    </Details>
  );
}

function Allowed({ file, model, onChanged }: PartProps) {
  const { t } = useLanguage();
  const { busy, failure, allow } = useAllowing(file, onChanged);
  const outcome = outcomeOf(model, file);
  return (
    <section aria-label={`${t(text.title)}, ${file.name}`}>
      <p>
        {t(text.allowed, { runBy: model.runBy, model: model.model })} {outcome && t(outcome)}
      </p>
      <FailureBanner failure={failure} />
      {file.abilities.includes("withdrawModel") && (
        <ButtonRow>
          <Button look="quiet" busy={busy} onClick={() => allow(false)}>
            {t(text.cancel)} <span className="visually-hidden">{file.name}</span>
          </Button>
        </ButtonRow>
      )}
    </section>
  );
}

function outcomeOf({ outcome }: Model, { fields }: DocumentFile) {
  if (outcome === "unreachable" || outcome === "unusable") return text[outcome];
  if (outcome !== "answered") return undefined;
  return fields.some(({ suggestedBy }) => suggestedBy) ? text.answered : text.foundNothing;
}

function useAllowing(file: DocumentFile, onChanged: () => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const allow = (isAllowed: boolean) =>
    void action.run(async () => {
      const { allowModel } = await send(allowModelMutation, { fileId: file.id, isAllowed }, { repeatable: true });
      const [refused] = allowModel.refusals;
      if (refused) return showToast({ text: t(refused.text), tone: "fault" });
      showToast({ text: t(isAllowed ? text.started : text.cancelled) });
      onChanged();
    });
  return { ...action, allow };
}
