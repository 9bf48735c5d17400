import type { Refusal } from "@boreal/domain/kernel/validation";

export const noAccount: Refusal = {
  code: "accountNotFound",
  text: {
    en: "We could not find this account. Load the page again and choose it from the list.",
    fr: "Nous n’avons pas trouvé ce compte. Rechargez la page et choisissez-le dans la liste.",
  },
};

export const notOneself: Refusal = {
  code: "ownAccount",
  text: {
    en: "You cannot do this to your own account. Ask another administrator.",
    fr: "Vous ne pouvez pas faire cela à votre propre compte. Adressez-vous à une autre personne de l’administration.",
  },
};

export const noLegalStaff: Refusal = {
  code: "notAssignable",
  text: {
    en: "Only lawyers and paralegals whose account is open can take over cases. Choose someone from the list.",
    fr: "Seul le personnel juridique dont le compte est ouvert peut reprendre des dossiers. Choisissez une personne dans la liste.",
  },
};

export const casesLeft: Refusal = {
  code: "casesLeft",
  text: {
    en: "This person still works on cases. Choose who takes them over, so that no applicant is left alone.",
    fr: "Cette personne s’occupe encore de dossiers. Choisissez qui les reprend, pour que personne ne reste sans équipe.",
  },
};
