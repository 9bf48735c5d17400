import { topicsAskedNow, topicsOfLife } from "@boreal/domain/forms/lifeHistory/lifeTopics";
import { pagesToShow } from "@boreal/domain/questionnaire/progress";
import { useMemo } from "react";
import { Link } from "wouter";
import { personalHistoryPath } from "../../../case/loading/addresses.ts";
import { useText } from "../../../ui/language.tsx";
import type { Forms } from "../useForms.ts";
import { lifeText } from "./personalHistory.text.ts";
import { usePersonalHistory } from "./usePersonalHistory.ts";
import "./personalHistory.css";

/** Over the forms: what their owner has not told yet that only forms ask, with the way to it. */
export function LifeLeft({ forms: { applicationId, answers, caseFile } }: { forms: Forms }) {
  const t = useText();
  const { life } = usePersonalHistory();
  const { type } = caseFile.application;
  const asked = useMemo(
    () =>
      topicsAskedNow(
        pagesToShow(type, answers).flatMap(({ alsoAsks = [] }) => alsoAsks),
        answers,
      ),
    [type, answers],
  );
  const topics = life ? topicsOfLife(life, asked) : [];
  // Of a visit that somebody prepares for somebody else, nothing is asked of the owner's own life.
  if (!life || topics.length === 0) return null;
  const open = new Set(topics.flatMap(({ parts, progress }) => (progress === "complete" ? [] : parts)));
  const left = life.sections.filter(({ parts }) => parts.some((part) => open.has(part)));
  return (
    <>
      <p>
        {t(left.length === 0 ? lifeText.told : lifeText.offer)}{" "}
        <Link href={personalHistoryPath(applicationId)}>{t(lifeText.title)}</Link>
      </p>
      {left.length > 0 && (
        <>
          <p>{t(lifeText.left)}</p>
          <ul className="life-parts">
            {left.map(({ section }) => (
              <li key={section.id}>
                <Link href={personalHistoryPath(applicationId, section.id)}>{t(section.title)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
