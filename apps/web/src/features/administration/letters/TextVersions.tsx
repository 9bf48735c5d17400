import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { letterTextsText as text } from "./letterTexts.text.ts";
import type { TextVersion } from "./textOfPlace.ts";
import { wordsId } from "./useTextForm.ts";

type VersionsProps = { versions: readonly TextVersion[]; language: string; onUse: (words: string) => void };

/** Who saved which text when and why; an earlier one goes back into the box, and is saved as a new version. */
export function TextVersions({ versions, language, onUse }: VersionsProps) {
  const { t, date, dateTime } = useLanguage();
  return (
    <section aria-labelledby="text-versions">
      <h3 id="text-versions">{t(text.history)}</h3>
      {versions.length === 0 && <p>{t(text.noHistory)}</p>}
      <ol className="letter-texts__versions" reversed>
        {versions.map((one) => (
          <li key={one.version}>
            <p>
              <strong>{t(text.version, { version: one.version })}</strong>, {t(text.usedFrom, { from: date(one.from) })}{" "}
              {one.isInEffect && <StatusTag tone="done">{t(text.inUseNow)}</StatusTag>}
            </p>
            <p>{t(text.savedBy, { name: one.savedBy, at: dateTime(String(one.savedAt)) })}</p>
            <p dir="auto">{one.reason}</p>
            {one.words === "" ? (
              <p>{t(text.emptyVersion)}</p>
            ) : (
              <Details summary={t(text.version, { version: one.version })}>
                <p className="letter-texts__words" lang={`${language}-CA`} dir="auto">
                  {one.words}
                </p>
                <Button
                  onClick={() => {
                    onUse(one.words);
                    document.getElementById(wordsId)?.focus();
                  }}
                >
                  {t(text.useAgain)}{" "}
                  <span className="visually-hidden">{t(text.version, { version: one.version })}</span>
                </Button>
              </Details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
