import { useState } from "react";
import { ApiError } from "../../api/failure.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { FileButton } from "../../ui/controls/FileButton.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { useText, type BilingualText } from "../../ui/language.tsx";
import { schoolsText as text } from "./schools.text.ts";

type Counts = Readonly<Record<"added" | "changed" | "removed" | "kept", number>>;
type Answer = {
  readonly loaded: Counts | null;
  readonly refusals: readonly { readonly code: string; readonly text: BilingualText }[];
};

/** Sends the file as it is, and tells how much of it has left. */
async function sendList(file: File, onProgress: (ratio: number) => void): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/schools");
    request.setRequestHeader("content-type", "text/csv");
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener("load", () => {
      try {
        resolve(JSON.parse(request.responseText) as Answer);
      } catch (cause) {
        reject(new ApiError("fault", { cause }));
      }
    });
    request.addEventListener("error", () => reject(new ApiError("unreachable")));
    request.send(file);
  });
}

/** The list of schools that is searched in the questionnaire: how long it is, and loading a new one. */
export function SchoolList({ listed, onLoaded }: { listed: number; onLoaded: () => void }) {
  const t = useText();
  const { busy, failure, run } = useAction();
  const [ratio, setRatio] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const load = (file: File) =>
    run(async () => {
      setAnswer(undefined);
      setRatio(0);
      const given = await sendList(file, setRatio);
      setAnswer(given);
      if (given.loaded) onLoaded();
    });
  return (
    <section aria-labelledby="school-list">
      <h2 id="school-list">{t(text.listTitle)}</h2>
      <p>{t(text.listLead)}</p>
      <p>{t(text.listed, { count: listed })}</p>
      <FailureBanner failure={failure} />
      {answer?.loaded && (
        <Banner tone="done" live>
          {t(text.loaded, answer.loaded)}
        </Banner>
      )}
      {answer && answer.refusals.length > 0 && (
        <Banner tone="blocked" live title={t(text.notLoaded)}>
          <ul>
            {answer.refusals.map((refusal) => (
              <li key={t(refusal.text)}>{t(refusal.text)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {busy && (
        <ProgressBar label={t(ratio < 1 ? text.sending : text.checking)} ratio={ratio < 1 ? ratio : undefined} />
      )}
      <FileButton look="primary" accept=".csv,text/csv" onFiles={([file]) => file && void load(file)}>
        {t(text.load)}
      </FileButton>
    </section>
  );
}
