import { describe, expect, it } from "vitest";
import { asSentences, cleaned, isLedIn } from "./typedWords.ts";

const opening = {
  infinitive: { en: "After this program, I plan to", fr: "Après ce programme, je prévois" },
  before: { en: "My plan", fr: "Mon projet" },
  because: { en: "I chose it", fr: "Je l’ai choisi" },
};
const goesOn = {
  thing: { en: "I go home to", fr: "Ce qui m’attend, c’est" },
  things: { en: "Those who wait are", fr: "Ceux qui attendent sont" },
  before: { en: "At home", fr: "Chez moi" },
};
const en = (typed: string) => asSentences(typed, { language: "en", opening });
const fr = (typed: string) => asSentences(typed, { language: "fr", opening });

describe("what a person typed, as sentences", () => {
  it.each([
    ["I want to run a hospital team.", "I want to run a hospital team."],
    ["my employer needs a lead", "My employer needs a lead."],
    ["become an analyst in Lagos", "After this program, I plan to become an analyst in Lagos."],
    ["to open a clinic", "After this program, I plan to open a clinic."],
    ["shorten the time that patients wait", "After this program, I plan to shorten the time that patients wait."],
    ["analyst at a bank", "My plan: analyst at a bank."],
    ["work experience at Ping An", "My plan: work experience at Ping An."],
    ["research on soils, then teaching", "My plan: research on soils, then teaching."],
    ["Professor Chen, who opened cancer data", "My plan: Professor Chen, who opened cancer data."],
    ["lead positions at banks pay about twice as much", "Lead positions at banks pay about twice as much."],
    ["when I was small I went with the drivers", "When I was small I went with the drivers."],
    ["in ten years I want to run a bank", "In ten years I want to run a bank."],
    ["Taking care of my grandmother, I was fourteen", "My plan: taking care of my grandmother, I was fourteen."],
    ["Our auditor Mr. Sharma showed me costing", "Our auditor Mr. Sharma showed me costing."],
    ["because it has a laboratory", "I chose it because it has a laboratory."],
    ["IT manager. Then I will teach", "My plan: IT manager. Then I will teach."],
    ["Accounting tells what something cost.", "Accounting tells what something cost."],
    ["My mother sold our jeepney so I can study", "My mother sold our jeepney so I can study."],
    ["Programs in Peru train agronomists over five years", "Programs in Peru train agronomists over five years."],
    ["Our controller, Samira Alaoui, checks my tables", "Our controller, Samira Alaoui, checks my tables."],
    ["In 2009, when I was small, the well ran dry", "In 2009, when I was small, the well ran dry."],
    ["The reasons arrived on November 20", "The reasons arrived on November 20."],
    ["a house sold in May", "My plan: a house sold in May."],
  ])("%s", (typed, said) => expect(en(typed)).toBe(said));

  it.each([
    ["devenir analyste à Lagos", "Après ce programme, je prévois devenir analyste à Lagos."],
    ["Mon employeur a besoin d’une personne responsable", "Mon employeur a besoin d’une personne responsable."],
    ["un poste d’analyste", "Mon projet\u00A0: un poste d’analyste."],
    ["Je veux diriger une équipe", "Je veux diriger une équipe."],
    ["quatre maîtres sur cinq n’ont pas de formation", "Quatre maîtres sur cinq n’ont pas de formation."],
    ["ministère de l’Éducation, à Lagos", "Mon projet\u00A0: ministère de l’Éducation, à Lagos."],
    ["infirmier en chef", "Mon projet\u00A0: infirmier en chef."],
    ["apprendre la comptabilité", "Après ce programme, je prévois apprendre la comptabilité."],
    ["Chez nous, les universités ferment des mois", "Chez nous, les universités ferment des mois."],
    [
      "ENEO, Socapalm, Globeleq, un cousin y travaille",
      "Mon projet\u00A0: ENEO, Socapalm, Globeleq, un cousin y travaille.",
    ],
    ["parce qu’on y parle français", "Je l’ai choisi parce qu’on y parle français."],
    ["métier de soudeur", "Mon projet\u00A0: métier de soudeur."],
    ["L’agent ne mentionne pas la lettre", "L’agent ne mentionne pas la lettre."],
    ["Virement sur mon compte chaque mois", "Mon projet\u00A0: Virement sur mon compte chaque mois."],
    ["une offre d’emploi à Dakar", "Mon projet\u00A0: une offre d’emploi à Dakar."],
    ["les chutes du Niagara en hiver", "Mon projet\u00A0: les chutes du Niagara en hiver."],
    ["La banque prêtera la somme", "La banque prêtera la somme."],
    ["leur montrer la ville", "Après ce programme, je prévois leur montrer la ville."],
    [
      "conseiller les producteurs de la vallée",
      "Après ce programme, je prévois conseiller les producteurs de la vallée.",
    ],
    ["construire un pont", "Après ce programme, je prévois construire un pont."],
    ["Notre contrôleuse, Samira Alaoui, vérifie tout", "Notre contrôleuse, Samira Alaoui, vérifie tout."],
    ["Les programmes péruviens forment des agronomes", "Les programmes péruviens forment des agronomes."],
  ])("%s", (typed, said) => expect(fr(typed)).toBe(said));

  it.each([
    ["my house in Kochi", "en", "I go home to my house in Kochi."],
    ["My shop and two employees", "en", "Those who wait are my shop and two employees."],
    ["Pharma Sud and Sanofi", "en", "Those who wait are Pharma Sud and Sanofi."],
    ["running a clinic with my sister", "en", "I go home to running a clinic with my sister."],
    ["savings", "en", "At home: savings."],
    ["Mon commerce et deux employés", "fr", "Ceux qui attendent sont mon commerce et deux employés."],
    ["l'hôpital de Jacmel", "fr", "Ce qui m’attend, c’est l'hôpital de Jacmel."],
    ["Michel DeGraff, qui défend le créole", "fr", "Ce qui m’attend, c’est Michel DeGraff, qui défend le créole."],
    ["épargne de dix ans", "fr", "Chez moi\u00A0: épargne de dix ans."],
    ["les coupures de courant, je réparais tout", "fr", "Chez moi\u00A0: les coupures de courant, je réparais tout."],
  ] as const)("go on where a thing is named: %s", (typed, language, said) => {
    expect(asSentences(typed, { language, opening: goesOn })).toBe(said);
    expect(isLedIn(typed, { language, opening: goesOn })).toBe(/^(?:At home|Chez moi)/.test(said));
  });

  it("ask for no sentence where a list is announced", () => {
    expect(isLedIn("savings", { language: "en", opening: { ...goesOn, isList: true } })).toBe(false);
    expect(isLedIn("I saved it all.", { language: "en", opening: goesOn })).toBe(false);
  });

  it("keep what was written and lose what no letter holds", () => {
    expect(cleaned("  a\u0000b \u202Ec\t d\n\n e ")).toBe("ab c d\ne");
    expect(cleaned("می\u200Cخواهم")).toBe("می\u200Cخواهم");
    expect(en("   ")).toBe("");
  });
});

describe("several things after a beginning that names one", () => {
  const inspires = {
    thing: { en: "What inspires me is", fr: "Ce qui m’inspire, c’est" },
    before: { en: "x", fr: "x" },
  };
  const reason = {
    thing: { en: "The reason is", fr: "La raison en est" },
    before: { en: "This is why", fr: "En voici la raison" },
  };
  const of = (typed: string, opening: typeof reason) => asSentences(typed, { language: "fr", opening });
  it("are several in French", () => {
    expect(of("ma mère", inspires)).toBe("Ce qui m’inspire, c’est ma mère.");
    expect(of("les médecins de mon village", inspires)).toBe("Ce qui m’inspire, ce sont les médecins de mon village.");
    expect(of("la maladie de ma mère", reason)).toBe("La raison en est la maladie de ma mère.");
    expect(of("des soins pour ma mère et mon frère", reason)).toBe(
      "En voici la raison\u00A0: des soins pour ma mère et mon frère.",
    );
  });
});
