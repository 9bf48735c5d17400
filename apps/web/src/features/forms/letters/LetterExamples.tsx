import { useQuery } from "../../../api/useQuery.ts";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { letterExamplesQuery } from "../operations.ts";
import { Paragraphs } from "./Paragraphs.tsx";
import { text } from "./letters.text.ts";

/** Worked examples of invented people: what they typed, and what became of it. Asked for once somebody opens them. */
export function LetterExamples() {
  const { t } = useLanguage();
  return (
    <div className="no-print">
      <FoldedMore summary={t(text.examples)}>{() => <Examples />}</FoldedMore>
    </div>
  );
}

function Examples() {
  const { t, language } = useLanguage();
  const { data } = useQuery(letterExamplesQuery, { language });
  return (
    <>
      <p>{t(text.examplesMore)}</p>
      {data?.letterExamples.map(({ id, about, sections }) => (
        <FoldedMore key={id} summary={t(about)}>
          {() =>
            sections.map((section) => (
              <div key={t(section.title)} className="letter-example">
                <h2>{t(section.title)}</h2>
                <dl>
                  {section.answers.map(({ label, typed }) => (
                    <div key={t(label)}>
                      <dt>{t(label)}</dt>
                      <dd>{typed}</dd>
                    </div>
                  ))}
                </dl>
                <h3>{t(text.exampleReads)}</h3>
                <Paragraphs value={section.text} />
              </div>
            ))
          }
        </FoldedMore>
      ))}
    </>
  );
}
