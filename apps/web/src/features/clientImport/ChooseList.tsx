import { useState } from "react";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { FileButton } from "../../ui/controls/FileButton.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useText } from "../../ui/language.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { clientImportText as text } from "./clientImport.text.ts";
import { readList, type ListAnswer, type ReadList } from "./readList.ts";

/** A file or what was copied from a spreadsheet, read by the server. */
export function ChooseList({ onRead }: { onRead: (list: ReadList) => void }) {
  const t = useText();
  const { busy, failure, run } = useAction();
  const [pasted, setPasted] = useState("");
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<ListAnswer>();
  const read = (list: Blob) =>
    run(async () => {
      setAnswer(undefined);
      const given = await readList(list);
      setAnswer(given);
      if (given.loaded) onRead(given.loaded);
    });
  const readPasted = () => {
    const isEmpty = pasted.trim() === "";
    setError(isEmpty ? t(text.pasteMissing) : undefined);
    if (isEmpty) document.getElementById("pasted")?.focus();
    else void read(new Blob([pasted]));
  };
  return (
    <>
      <p>{t(text.limits)}</p>
      <FailureBanner failure={failure} />
      {answer && answer.refusals.length > 0 && (
        <Banner tone="blocked" live title={t(text.notRead)}>
          {answer.refusals.map((refusal) => (
            <p key={refusal.code}>{t(refusal.text)}</p>
          ))}
        </Banner>
      )}
      <ButtonRow>
        <FileButton look="primary" accept=".csv,.tsv,.txt,text/csv" onFiles={([file]) => file && void read(file)}>
          {t(text.choose)}
        </FileButton>
      </ButtonRow>
      <Details summary={t(text.paste)}>
        <TextArea id="pasted" label={t(text.pasted)} error={error} rows={8} value={pasted} onChange={setPasted} />
        <ButtonRow>
          <Button busy={busy} onClick={readPasted}>
            {t(text.readPasted)}
          </Button>
        </ButtonRow>
      </Details>
    </>
  );
}
