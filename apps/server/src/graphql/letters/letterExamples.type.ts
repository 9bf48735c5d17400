import type { Language, Text } from "@boreal/domain/kernel/text";
import { contentOf } from "@boreal/domain/letters/contents";
import { draftLetter, sectionText } from "@boreal/domain/letters/draft";
import { statementAnswers, type StatementAnswer } from "@boreal/domain/letters/studies/statement/answers";
import { caseOfExample, type WorkedExample } from "@boreal/domain/letters/studies/statement/examples/example";
import { workedExamples } from "@boreal/domain/letters/studies/statement/examples/examples";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { mayReadExamples } from "../../policies/administration.ts";
import { builder } from "../builder.ts";
import { Text_ } from "../refs.ts";

type Typed = { readonly label: Text; readonly typed: string };
type SectionOfExample = { readonly title: Text; readonly answers: readonly Typed[]; readonly text: string };
type ExampleView = { readonly id: string; readonly about: Text; readonly sections: readonly SectionOfExample[] };

const TypedRef = builder.objectRef<Typed>("LetterExampleAnswer");
const SectionRef = builder.objectRef<SectionOfExample>("LetterExampleSection");
const ExampleRef = builder.objectRef<ExampleView>("LetterExample");

/** The worked examples of the statement of purpose: what invented people typed, and what Boreal writes of it. */
export function addLetterExamples(): void {
  TypedRef.implement({
    fields: (t) => ({
      label: t.field({ type: Text_, resolve: ({ label }) => label }),
      typed: t.exposeString("typed"),
    }),
  });
  SectionRef.implement({
    fields: (t) => ({
      title: t.field({ type: Text_, resolve: ({ title }) => title }),
      answers: t.field({ type: [TypedRef], resolve: ({ answers }) => [...answers] }),
      text: t.exposeString("text"),
    }),
  });
  ExampleRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      about: t.field({ type: Text_, resolve: ({ about }) => about }),
      sections: t.field({ type: [SectionRef], resolve: ({ sections }) => [...sections] }),
    }),
  });
  builder.queryField("letterExamples", (t) =>
    t.field({
      type: [ExampleRef],
      description: "Worked examples of the statement of purpose, of invented people.",
      args: { language: t.arg.string({ required: true, description: "en or fr" }) },
      resolve: (_, { language }, { actor }) =>
        mayReadExamples(actor) ? workedExamples.map((one) => viewOf(one, language === "fr" ? "fr" : "en")) : [],
    }),
  );
}

function viewOf(example: WorkedExample, language: Language): ExampleView {
  const caseFile = caseOfExample(example, language);
  const { sections } = draftLetter(contentOf("studyPlan"), {
    caseFile,
    main: readerFor(caseFile),
    person: { role: "main" },
    language,
  });
  return {
    id: example.id,
    about: example.about,
    sections: sections.map(({ section, sentences }) => ({
      title: section.title,
      answers: section.asks.flatMap((asked) => {
        const id = "path" in asked ? asked.path : asked.list;
        const typed = example.typed[id as StatementAnswer]?.[language];
        return typed === undefined ? [] : [{ label: statementAnswers[id as StatementAnswer].label, typed }];
      }),
      text: sectionText({ sentences }),
    })),
  };
}
