import { useText } from "../../../../ui/language.tsx";
import { StatusTag } from "../../../../ui/layout/StatusTag.tsx";
import { checkNames, type Findings } from "./checks.ts";
import { checkWords, text } from "../text.ts";

/** Each check as an icon with a word or two. */
export function CheckTags({ findings }: { findings: Findings }) {
  const t = useText();
  return (
    <ul className="capture__checks" aria-label={t(text.checks)}>
      {checkNames.map((name) => {
        const finding = findings[name];
        const outcome = finding === "good" || finding === "unknown" ? finding : "fault";
        return (
          <li key={name}>
            <StatusTag tone={tones[outcome]}>{t(checkWords[name][outcome])}</StatusTag>
          </li>
        );
      })}
    </ul>
  );
}

const tones = { good: "done", unknown: "quiet", fault: "attention" } as const;
