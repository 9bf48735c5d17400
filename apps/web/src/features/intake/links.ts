/** Here and not with the other words of the page, which come with it. */
export const intakeLinksPath = "/clients/links";
export const intakeLinksTitle = { en: "Intake links", fr: "Liens d’accueil" };
