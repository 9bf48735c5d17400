import { useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { ChoiceRow } from "../../ui/choices/ChoiceRow.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { clientImportText as text } from "./clientImport.text.ts";
import type { SentLine } from "./listLines.ts";
import { importClientsMutation } from "./operations.ts";
import { inParts, type Defaults } from "./usePreview.ts";

type Fault = { readonly line: number; readonly said: readonly BilingualText[] };

type RunImportProps = {
  /** Lines about which nothing is to say, and those that may be somebody a second time. */
  ready: readonly SentLine[];
  doubled: readonly SentLine[];
  defaults: Defaults;
  onImported: () => void;
};

/** Sends the lines part by part. What was sent already is not sent again, and sent twice it is one case all the same. */
function useImport({ defaults, onImported }: Pick<RunImportProps, "defaults" | "onImported">) {
  const { busy, failure, run } = useAction();
  const [key] = useState(() => crypto.randomUUID());
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [refused, setRefused] = useState<BilingualText>();
  const [isFinished, setFinished] = useState(false);
  const start = (lines: readonly SentLine[], invites: boolean) =>
    run(async () => {
      const settled = new Set([...done, ...faults.map(({ line }) => line)]);
      for (const part of inParts(lines.filter(({ line }) => !settled.has(line)))) {
        const { importClients } = await send(
          importClientsMutation,
          { key, total: lines.length, invites, lines: [...part], defaults },
          { repeatable: true },
        );
        const [refusal] = importClients.refusals;
        if (refusal) return setRefused(refusal.text);
        for (const { line } of importClients.imported) settled.add(line);
        setDone((before) => new Set([...before, ...importClients.imported.map(({ line }) => line)]));
        const wrong = importClients.faults.map(({ line, refusals }) => ({
          line,
          said: refusals.map((one) => one.text),
        }));
        setFaults((before) => [...before, ...wrong]);
      }
      setFinished(true);
      onImported();
    });
  return { busy, failure, done, faults, refused, isFinished, start };
}

/** The last step: whether people are written to, and the import itself with its progress. */
export function RunImport({ ready, doubled, ...others }: RunImportProps) {
  const { t } = useLanguage();
  const [withDoubled, setWithDoubled] = useState(false);
  const [invites, setInvites] = useState(false);
  const { busy, failure, done, faults, refused, isFinished, start } = useImport(others);
  const lines = withDoubled ? [...ready, ...doubled] : ready;
  const isBegun = busy || done.size > 0;
  if (isFinished) return <Finished done={done.size} faults={faults} />;
  return (
    <>
      <FailureBanner failure={failure} />
      {refused && <Banner tone="blocked">{t(refused)}</Banner>}
      {!isBegun && doubled.length > 0 && (
        <ChoiceRow
          type="checkbox"
          id="import-doubled"
          label={t(text.includeDoubled)}
          checked={withDoubled}
          onChange={setWithDoubled}
        />
      )}
      {!isBegun && (
        <ChoiceRow
          type="checkbox"
          id="import-invites"
          label={t(text.invites)}
          hint={t(text.invitesHint)}
          checked={invites}
          onChange={setInvites}
        />
      )}
      {isBegun && (
        <ProgressBar
          label={t(text.importing, { done: done.size, total: lines.length })}
          ratio={done.size / Math.max(lines.length, 1)}
        />
      )}
      {isBegun && !busy && <p>{t(text.stopped, { done: done.size, total: lines.length })}</p>}
      {lines.length > 0 && (
        <ButtonRow>
          <Button look="primary" busy={busy} onClick={() => void start(lines, invites)}>
            {isBegun ? t(text.goOn) : t(text.start, { count: lines.length })}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

function Finished({ done, faults }: { done: number; faults: readonly Fault[] }) {
  const { t } = useLanguage();
  return (
    <Banner tone="done" live title={t(text.finished, { count: done })}>
      {faults.length > 0 && (
        <>
          <p>{t(text.leftOutLines, { count: faults.length })}</p>
          <ul>
            {faults.map(({ line, said }) => (
              <li key={line}>{t(text.faultOfLine, { line, said: said.map((one) => t(one)).join(" ") })}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <LinkButton href="/">{t(text.toCases)}</LinkButton>
      </p>
    </Banner>
  );
}
