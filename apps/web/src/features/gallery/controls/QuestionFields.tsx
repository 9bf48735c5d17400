import type { FieldKind } from "@boreal/domain/fields/kinds";
import type { DrawnField } from "../../../case/fields/drawnField.ts";
import { FieldControl } from "../../../case/fields/FieldControl.tsx";
import { FieldStates, type FieldWords } from "../../../case/gallery/FieldStates.tsx";
import { GalleryPart, Specimen } from "../../../case/gallery/Stage.tsx";
import type { BilingualText } from "../../../ui/language.tsx";
import { exampleWords, fieldWords } from "../examples.text.ts";
import { partWords } from "../gallery.text.ts";

type Example = { readonly field: DrawnField; readonly words: FieldWords; readonly filled: unknown };

const papers = [
  { value: "passport", label: exampleWords.passport },
  { value: "permit", label: exampleWords.permit },
  { value: "none", label: exampleWords.none },
];

/** A field of each kind that questions and forms are made of (packages/domain/src/fields/kinds.ts). */
const kinds: { readonly [Kind in FieldKind]: Example } = {
  yesNo: { field: { kind: "yesNo" }, words: fieldWords.spouseComes, filled: true },
  tick: { field: { kind: "tick" }, words: fieldWords.several, filled: true },
  choice: { field: { kind: "choice", choices: papers }, words: fieldWords.several, filled: "permit" },
  choices: { field: { kind: "choices", choices: papers }, words: fieldWords.several, filled: ["passport", "permit"] },
  province: { field: { kind: "province" }, words: fieldWords.province, filled: "ON" },
  date: { field: { kind: "date" }, words: fieldWords.issueDay, filled: "2024-03-27" },
  partialDate: { field: { kind: "partialDate" }, words: fieldWords.issueDay, filled: "1985" },
  month: { field: { kind: "month" }, words: fieldWords.lastMonth, filled: "2026-08" },
  monthOrOngoing: { field: { kind: "monthOrOngoing" }, words: fieldWords.lastMonth, filled: "ongoing" },
  number: { field: { kind: "number" }, words: fieldWords.programLength, filled: 24 },
  money: { field: { kind: "money" }, words: fieldWords.programLength, filled: 1200.5 },
  amount: { field: { kind: "amount" }, words: fieldWords.programLength, filled: "1200" },
  digits: { field: { kind: "digits" }, words: fieldWords.programLength, filled: "12" },
  country: { field: { kind: "country" }, words: fieldWords.residence, filled: "CI" },
  countries: { field: { kind: "countries" }, words: fieldWords.visited, filled: ["DE", "CI"] },
  occupation: { field: { kind: "occupation" }, words: fieldWords.occupation, filled: "21300" },
  text: { field: { kind: "text" }, words: fieldWords.program, filled: "Public Health Policy" },
  name: { field: { kind: "name" }, words: fieldWords.familyName, filled: "Okafor" },
  texts: { field: { kind: "texts", mostTexts: 3 }, words: fieldWords.otherNames, filled: ["Amara", "Zoé"] },
  multiline: { field: { kind: "multiline", limit: 300 }, words: fieldWords.story, filled: "Okafor" },
  phone: { field: { kind: "phone" }, words: fieldWords.familyName, filled: "416 555 0199" },
  email: { field: { kind: "email" }, words: fieldWords.familyName, filled: "amara@example.test" },
};

/** When each kind of field is the right one. */
const whenOfKind: Readonly<Record<FieldKind, BilingualText>> = {
  yesNo: { en: "A question with two answers.", fr: "Une question à deux réponses." },
  tick: { en: "Something to agree to or to state.", fr: "Un accord ou une déclaration." },
  choice: { en: "One of a few answers.", fr: "Une réponse parmi quelques-unes." },
  choices: { en: "Any of a few answers.", fr: "Plusieurs réponses parmi quelques-unes." },
  province: { en: "A province or territory.", fr: "Une province ou un territoire." },
  date: { en: "A day that the person knows or can read off.", fr: "Un jour que la personne connaît ou peut lire." },
  partialDate: {
    en: "A day of which a person may know only the year, or nothing.",
    fr: "Un jour dont on ne connaît parfois que l’année, ou rien.",
  },
  month: { en: "A month, where nobody knows the day.", fr: "Un mois, lorsque personne ne connaît le jour." },
  monthOrOngoing: { en: "An end that may not have come yet.", fr: "Une fin qui n’est peut-être pas encore venue." },
  number: { en: "A whole number.", fr: "Un nombre entier." },
  money: { en: "An amount in Canadian dollars.", fr: "Un montant en dollars canadiens." },
  amount: { en: "An amount as a form wants it.", fr: "Un montant tel que le formulaire le demande." },
  digits: {
    en: "Digits that are no number, such as a client number.",
    fr: "Des chiffres qui ne forment pas un nombre, comme un IUC.",
  },
  country: { en: "One country, by any name people use.", fr: "Un pays, par tout nom courant." },
  countries: { en: "Several countries.", fr: "Plusieurs pays." },
  occupation: { en: "An occupation, by the name of the job.", fr: "Une profession, par le nom de l’emploi." },
  text: { en: "A few words.", fr: "Quelques mots." },
  name: { en: "A name, as in the passport.", fr: "Un nom, comme dans le passeport." },
  texts: { en: "Several short texts.", fr: "Plusieurs textes courts." },
  multiline: { en: "Sentences.", fr: "Des phrases." },
  phone: { en: "A telephone number, as people write it.", fr: "Un numéro de téléphone, comme on l’écrit." },
  email: { en: "An email address.", fr: "Une adresse de courriel." },
};

/** Every kind of field as questions and official forms draw it. */
export function QuestionFields() {
  return (
    <GalleryPart id="questions" title={partWords.questions}>
      {Object.entries(kinds).map(([kind, { field, words, filled }]) => (
        <Specimen key={kind} of={`FieldControl ${kind}`} when={whenOfKind[field.kind]}>
          <FieldStates<unknown> words={words} empty={undefined} filled={filled}>
            {(frame, value, keep) => (
              <FieldControl field={field} value={value} frame={frame} onEnter={(entered) => keep(entered.value)} />
            )}
          </FieldStates>
        </Specimen>
      ))}
    </GalleryPart>
  );
}
