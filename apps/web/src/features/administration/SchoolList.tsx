import { useState } from "react";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { FileButton } from "../../ui/controls/FileButton.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { useText } from "../../ui/language.tsx";
import { sendList, type ListAnswer } from "./sendList.ts";
import { schoolsText as text } from "./schools.text.ts";

type Counts = Readonly<Record<"added" | "changed" | "removed" | "kept", number>>;
/** The list of schools that is searched in the questionnaire: how long it is, and loading a new one. */
export function SchoolList({ listed, onLoaded }: { listed: number; onLoaded: () => void }) {
  const t = useText();
  const { busy, failure, run } = useAction();
  const [ratio, setRatio] = useState(0);
  const [answer, setAnswer] = useState<ListAnswer<Counts>>();
  const load = (file: File) =>
    run(async () => {
      setAnswer(undefined);
      setRatio(0);
      const given = await sendList<Counts>("/schools", file, setRatio);
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
