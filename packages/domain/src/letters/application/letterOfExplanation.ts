import type { FormPrefill } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { letterContent } from "../define.ts";
import { refusalLines } from "../facts/refusals.ts";
import type { LetterField } from "../letterContent.ts";
import { narrative } from "../narrative.ts";
import { asked, inAnswer, when, type Fact } from "../prose/fact.ts";
import { sentence, typed, type Gap, type LetterLine } from "../prose/sentence.ts";
import { asText } from "../prose/naming.ts";
import { isAbout, isNotTold, isTold, isTopic, say, toldBy, topicField, topicOf, topics } from "./explanationTopics.ts";

/** One page on one matter: what happened, why, what shows it, and what follows. What the answers tell of it is not asked again. */

const gap = (path: string, en: string, fr: string): Gap => ({
  asks: { en, fr },
  fact: `letters.letterOfExplanation.${path}`,
});

/** “ – application S304123456, UCI 1122334455”, as far as they are known. */
const references: Fact = (the) => {
  const number = asked("applicationNumber")(the);
  const uci = the.case.answer("uciNumber");
  const parts = (application: string, client: string) =>
    [
      ...(typeof number === "string" ? [`${application} ${number}`] : []),
      ...(typeof uci === "string" && uci !== "" ? [`${client}\u00A0${uci}`] : []),
    ]
      .map((part) => `, ${part}`)
      .join("");
  return { en: parts("application", "UCI"), fr: parts("demande n°", "IUC") };
};

const subjectOf: Fact = (the) => {
  const about = asked("topic", (value) => (isTopic(value) && topics[value].of ? topics[value].of : undefined))(the);
  const number = references(the);
  if (typeof number === "symbol" || number === undefined) return undefined;
  const [of, end] = [about === undefined || typeof about === "symbol" ? undefined : asText(about), asText(number)];
  return {
    en: `Letter of explanation${of ? ` about ${of.en}` : ""}${end.en}`,
    fr: `Lettre d’explication${of ? ` sur ${of.fr}` : ""}${end.fr}`,
  };
};

const numberField: LetterField = {
  path: "applicationNumber",
  kind: "text",
  label: say("Application number, if you have one", "Numéro de la demande, si vous en avez un"),
  length: () => ({ most: 40 }),
};

/** What the answers tell, in their own words. */
const toldLines = (the: FormReader): readonly LetterLine[] =>
  toldBy(the).map((key) =>
    typed(inAnswer(key), { before: say("What happened is this", "Voici ce qui s’est passé") }, {}),
  );

/** What the statement of purpose says has changed since a refusal. */
const changeFromStatement: FormPrefill = (the) => {
  const said = the.enteredInLetter("studyPlan", { role: "main" }).values.get("studyPlanRefusal");
  return topicOf(the) === "refusal" && typeof said === "string" && said.trim() !== "" && said.length <= 800
    ? {
        value: said,
        from: {
          fact: "letters.studyPlan.studyPlanRefusal",
          says: say("from your statement of purpose", "d’après votre lettre de motivation"),
        },
      }
    : undefined;
};

export const letterOfExplanation = letterContent({
  id: "letterOfExplanation",
  person: "main",
  frame: "letter",
  writes: "applicant",
  confirms: "applicant",
  generates: ["applicant", "lawyer"],
  waiting: say(
    "You write this letter by answering four short questions. You then confirm it, and it goes to your documents.",
    "Vous écrivez cette lettre en répondant à quatre courtes questions. Vous la confirmez ensuite, et elle va dans vos documents.",
  ),
  subject: sentence({ en: "{subject}", fr: "{subject}" }, { subject: subjectOf }),
  words: { least: 80, most: 400, tooMany: 450 },
  sections: [
    {
      id: "explanation",
      title: say("What happened", "Ce qui s’est passé"),
      limit: 3000,
      hasNoHeading: true,
      asks: [
        topicField,
        numberField,
        {
          ...narrative("explanationText", {
            label: say("What happened", "Ce qui s’est passé"),
            questions: [
              say("When, where, and who decided or did what?", "Quand, où, et qui a décidé ou fait quoi?"),
              say("Only facts, in the order of time.", "Seulement les faits, dans l’ordre du temps."),
            ],
            least: 50,
            most: 3000,
          }),
          needed: isNotTold,
        },
      ],
      lines: [
        sentence(
          {
            en: "I am writing to explain {topic}.",
            fr: "Je vous écris pour donner des explications sur {topic}.",
          },
          { topic: asked("topic", (value) => (isTopic(value) ? topics[value].of : undefined)) },
          {
            when: when((the) => topicOf(the) !== "other"),
            gap: gap("topic", "What this letter explains", "Ce que cette lettre explique"),
          },
        ),
        { each: (the) => (topicOf(the) === "refusal" ? refusalLines(the) : []) },
        sentence(
          {
            en: "I stayed in Canada longer than I was allowed to.",
            fr: "Mon séjour au Canada a dépassé la durée permise.",
          },
          {},
          {
            when: when((the) => topicOf(the) === "overstay" && the.case.answer("hasStayedPastAuthorization") === true),
          },
        ),
        { each: toldLines },
        typed(
          "explanationText",
          { before: say("What happened is this", "Voici ce qui s’est passé") },
          { when: isNotTold, gap: gap("explanationText", "What happened", "Ce qui s’est passé") },
        ),
        typed("explanationText", { before: say("In addition", "De plus") }, { when: isTold }),
      ],
    },
    {
      id: "why",
      title: say("Why it happened", "Pourquoi cela s’est passé"),
      hasNoHeading: true,
      asks: [
        narrative("explanationWhy", {
          label: say("Why it happened", "Pourquoi cela s’est passé"),
          questions: [
            say("What did you know then, and what not?", "Que saviez-vous alors, et qu’ignoriez-vous?"),
            say("If it was your mistake, say so.", "Si c’était votre erreur, dites-le."),
          ],
          most: 800,
        }),
      ],
      lines: [
        typed(
          "explanationWhy",
          {
            thing: say("The reason was", "La raison en est"),
            before: say("The reason was this", "En voici la raison"),
          },
          { gap: gap("explanationWhy", "Why it happened", "Pourquoi cela s’est passé") },
        ),
      ],
    },
    {
      id: "proof",
      title: say("What shows it", "Ce qui le montre"),
      hasNoHeading: true,
      asks: [
        narrative("explanationProof", {
          label: say("Which documents show it", "Quels documents le montrent"),
          questions: [say("Name each document and its date.", "Nommez chaque document et sa date.")],
          most: 500,
        }),
      ],
      lines: [
        typed(
          "explanationProof",
          {
            thing: say("To show this, I enclose", "Pour le montrer, je joins"),
            before: say(
              "The documents that I enclose to show this are the following",
              "Les documents que je joins pour le montrer sont les suivants",
            ),
            isList: true,
          },
          { gap: gap("explanationProof", "Which documents show it", "Quels documents le montrent") },
        ),
      ],
    },
    {
      id: "effect",
      title: say("What follows", "Ce qui en découle"),
      hasNoHeading: true,
      asks: [
        {
          ...narrative("explanationEffect", {
            label: say("What this changes for the application", "Ce que cela change pour la demande"),
            questions: [
              say("What is different today?", "Qu’est-ce qui est différent aujourd’hui?"),
              say("What do you ask the officer to take into account?", "De quoi demandez-vous qu’on tienne compte?"),
            ],
            most: 800,
          }),
          prefill: changeFromStatement,
        },
      ],
      lines: [
        typed(
          "explanationEffect",
          { before: say("Since then, the following has changed", "Depuis, voici ce qui a changé") },
          {
            when: isAbout("refusal"),
            gap: gap("explanationEffect", "What has changed since the refusal", "Ce qui a changé depuis le refus"),
          },
        ),
        typed(
          "explanationEffect",
          { before: say("For my application, this means the following", "Pour ma demande, cela signifie ce qui suit") },
          {
            when: when((the) => topicOf(the) !== "refusal"),
            gap: gap(
              "explanationEffect",
              "What this changes for the application",
              "Ce que cela change pour la demande",
            ),
          },
        ),
        sentence(
          {
            en: "Thank you for taking this explanation into account.",
            fr: "Je vous remercie de tenir compte de cette explication.",
          },
          {},
          { startsParagraph: true },
        ),
      ],
    },
  ],
});
