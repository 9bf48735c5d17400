import { useState } from "react";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { capital } from "../../../ui/capital.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { letterTextsText as text } from "./letterTexts.text.ts";
import type { LetterTexts } from "./textOfPlace.ts";
import { wordsId } from "./useTextForm.ts";

type FactsProps = {
  facts: LetterTexts["facts"];
  language: string;
  words: string;
  onInsert: (words: string) => void;
};

/** The facts that a text may name: chosen from a list into the text where the cursor is, and all of them with an example. */
export function FactsToInsert({ facts, language, words, onInsert }: FactsProps) {
  const { t } = useLanguage();
  const [chosen, choose] = useState<string>();
  const insert = () => {
    const area = document.getElementById(wordsId);
    if (chosen === undefined || !(area instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to } = area;
    const named = `{${chosen}}`;
    onInsert(`${words.slice(0, from)}${named}${words.slice(to)}`);
    // Once the new text is drawn, the cursor is behind what was inserted.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(from + named.length, from + named.length);
    });
  };
  const label = (fact: FactsProps["facts"][number]) => capital(t(fact.label));
  return (
    <>
      <div className="letter-texts__insert">
        <SelectField
          id="text-fact"
          label={t(text.fact)}
          options={facts.map((fact) => ({ value: fact.name, label: `${label(fact)} (${fact.name})` }))}
          value={chosen}
          onChange={choose}
        />
        <Button onClick={insert}>{t(text.insert)}</Button>
      </div>
      <Details summary={t(text.allFacts)}>
        <Table
          caption={t(text.allFacts)}
          captionHidden
          head={[t(text.factName), t(text.factMeans), t(text.factExample)]}
        >
          {facts.map((fact) => (
            <tr key={fact.name}>
              <th scope="row">
                <code>{`{${fact.name}}`}</code>
              </th>
              <td>
                {label(fact)}
                {fact.mayBeEmpty && ` (${t(text.mayBeEmpty)})`}
              </td>
              <Example said={language === "fr" ? fact.exampleFr : fact.exampleEn} language={language} />
            </tr>
          ))}
        </Table>
      </Details>
    </>
  );
}

/** In the language of the letter, whatever that of the page. */
function Example({ said, language }: { said: string | null; language: string }) {
  const { t } = useLanguage();
  return said === null ? (
    <td>
      <em>{t(text.fromLetter)}</em>
    </td>
  ) : (
    <td lang={`${language}-CA`}>{said}</td>
  );
}
