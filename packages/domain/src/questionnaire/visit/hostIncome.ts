import { hostIncomeIsKnown, hostIncomeNeeded } from "../../conditions/visit/hostIncome.ts";
import { hostLivesInCanada } from "../../conditions/visit/visitParty.ts";
import { isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { numberWithin } from "../../fields/checks/choices.ts";
import { all } from "../../kernel/condition.ts";
import { written } from "../../kernel/money.ts";
import type { Text } from "../../kernel/text.ts";
import { hostFamilyMembers } from "../../tables/visit/visitLimits.ts";
import { group, question } from "../step.ts";

/**
 * The income of a host who lives in Canada (document 3 sections 2.3, 4.2 and 9.3). The host may be invited to answer, and then
 * reads "you".
 */

const ownRules: Text = {
  en: "A super visa has its own rules on income.",
  fr: "Le super visa a ses propres règles de revenu.",
};

/** The table counts "count plus one", so the host is left out of the number. */
const vvNumberOfFamilyMembers = question({
  id: "vvNumberOfFamilyMembers",
  kind: "choice",
  look: "dropdown",
  person: "host",
  question: {
    en: "How many people are in the host’s family, without the host?",
    fr: "Combien de personnes y a-t-il dans la famille de l’hôte, sans compter l’hôte?",
  },
  hint: {
    en: "Count the host’s spouse or partner, the children who depend on the host, everyone invited now, and everyone the host still sponsors or invited before on a super visa.",
    fr: "Conjoint ou partenaire, enfants à charge, toutes les personnes invitées maintenant, celles qui ont déjà un super visa et les personnes parrainées.",
  },
  whyWeAsk: {
    en: "The income that is asked for depends on this number.",
    fr: "Le revenu demandé dépend de ce nombre.",
  },
  toThemselves: {
    question: {
      en: "How many people are in your family, without you?",
      fr: "Combien de personnes y a-t-il dans votre famille, sans vous compter?",
    },
    hint: {
      en: "Count your spouse or partner, your children who depend on you, everyone you invite now, and everyone you still sponsor or invited before on a super visa.",
      fr: "Comptez votre conjoint ou partenaire, vos enfants à charge, toutes les personnes que vous invitez maintenant, celles que vous avez déjà invitées avec un super visa et celles que vous parrainez encore.",
    },
  },
  choices: Array.from({ length: 16 }, (_, count) => ({ value: count, label: { en: `${count}`, fr: `${count}` } })),
  needed: hostLivesInCanada,
  shown: hostLivesInCanada,
  checks: [
    numberWithin(
      "hostFamily0to15",
      { en: "Choose a number from {least} to {most}.", fr: "Choisissez un nombre de {least} à {most}." },
      hostFamilyMembers,
    ),
  ],
});

const vvIsSpouseSponsoring = question({
  id: "vvIsSpouseSponsoring",
  kind: "yesNo",
  person: "host",
  question: {
    en: "Does the host’s spouse or partner co-sign?",
    fr: "Le conjoint ou partenaire de l’hôte cosigne-t-il?",
  },
  hint: { en: "Both incomes are then added together.", fr: "Les deux revenus sont alors additionnés." },
  whyWeAsk: ownRules,
  toThemselves: {
    question: {
      en: "Does your spouse or partner co-sign?",
      fr: "Votre conjoint ou partenaire cosigne-t-il?",
    },
  },
  needed: "always",
  shown: all(hostLivesInCanada, isSuperVisa),
});

const vvHasFamilyFundsRequired = question({
  id: "vvHasFamilyFundsRequired",
  kind: "yesNo",
  person: "host",
  question: {
    en: "Does the host earn the income that is asked for with a family of this size?",
    fr: "L’hôte gagne-t-il le revenu demandé pour une famille de cette taille?",
  },
  wordings: [
    {
      when: hostIncomeIsKnown,
      question: {
        en: "Does the host earn at least {income} a year?",
        fr: "L’hôte gagne-t-il au moins {income} par année?",
      },
    },
  ],
  wordingValues: (the) => {
    const income = hostIncomeNeeded(the);
    return income === undefined ? {} : { income: written(income) };
  },
  hint: {
    en: "Line 15000 of the notice of assessment, with the partner’s if they co-sign.",
    fr: "Ligne 15000 de l’avis de cotisation, avec celle du partenaire qui cosigne.",
  },
  whyWeAsk: { en: "A super visa depends on this income.", fr: "Un super visa dépend de ce revenu." },
  toThemselves: {
    question: {
      en: "Do you earn the income that is asked for with a family of this size?",
      fr: "Gagnez-vous le revenu demandé pour une famille de cette taille?",
    },
    wordings: [
      {
        when: hostIncomeIsKnown,
        question: {
          en: "Do you earn at least {income} a year?",
          fr: "Gagnez-vous au moins {income} par année?",
        },
      },
    ],
    hint: {
      en: "Line 15000 of your notice of assessment, with your partner’s if they co-sign.",
      fr: "Ligne 15000 de votre avis de cotisation, avec celle de votre partenaire si cette personne cosigne.",
    },
  },
  needed: hostLivesInCanada,
  shown: hostLivesInCanada,
});

export const hostIncomeCheck = group({
  id: "hostIncomeCheck",
  person: "host",
  question: { en: "The host’s income", fr: "Le revenu de l’hôte" },
  hint: {
    en: "Only a super visa requires an amount. For another visit it shows what the host can help with.",
    fr: "Seul un super visa exige un montant. Pour une autre visite, cela montre comment l’hôte peut aider.",
  },
  whyWeAsk: ownRules,
  toThemselves: {
    question: { en: "Your income", fr: "Votre revenu" },
    hint: {
      en: "Only a super visa requires an amount. For another visit it shows what you can help with.",
      fr: "Seul un super visa exige un montant. Pour une autre visite, cela montre comment vous pouvez aider.",
    },
  },
  shown: hostLivesInCanada,
  members: [vvNumberOfFamilyMembers, vvIsSpouseSponsoring, vvHasFamilyFundsRequired],
});
