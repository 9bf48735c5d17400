import { describe, expect, it } from "vitest";
import { asSentences, cleaned } from "./typedWords.ts";

const opening = {
  infinitive: { en: "After this program, I plan to", fr: "Après ce programme, je prévois" },
  before: { en: "My plan", fr: "Mon projet" },
  because: { en: "I chose it", fr: "Je l’ai choisi" },
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
  ])("%s", (typed, said) => expect(fr(typed)).toBe(said));

  it("keep what was written and lose what no letter holds", () => {
    expect(cleaned("  a\u0000b \u202Ec\t d\n\n e ")).toBe("ab c d\ne");
    expect(cleaned("می\u200Cخواهم")).toBe("می\u200Cخواهم");
    expect(en("   ")).toBe("");
  });
});
