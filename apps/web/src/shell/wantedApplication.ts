import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { remember, remembered } from "./rememberedChoice.ts";
import type { BilingualText } from "../ui/language.tsx";

/** What can be started here, in the words of the person who wants it: every type, those of one wish side by side. */
export const startable: readonly { readonly type: ApplicationType; readonly wish: BilingualText }[] = [
  { type: "Student", wish: { en: "Study in Canada", fr: "Étudier au Canada" } },
  { type: "StudentExtension", wish: { en: "Extend my study permit", fr: "Prolonger mon permis d’études" } },
  { type: "Dli", wish: { en: "Change schools", fr: "Changer d’établissement" } },
  {
    type: "CoOpWorkPermit",
    wish: { en: "Work as a part of my studies", fr: "Travailler dans le cadre de mes études" },
  },
  { type: "WorkPermit", wish: { en: "Work after my studies", fr: "Travailler après mes études" } },
  { type: "WorkPermitExtension", wish: { en: "Extend my work permit", fr: "Prolonger mon permis de travail" } },
  {
    type: "Bowp",
    wish: { en: "Work while I wait for residence", fr: "Travailler en attendant la résidence" },
  },
  { type: "Lmia", wish: { en: "Work for an employer with an LMIA", fr: "Travailler pour un employeur avec EIMT" } },
  { type: "ClosedWorkPermit", wish: { en: "Work for one employer", fr: "Travailler pour un seul employeur" } },
  { type: "C10", wish: { en: "Work of benefit to Canada (C10)", fr: "Travail avantageux pour le Canada (C10)" } },
  { type: "Iec", wish: { en: "Work and travel in Canada (IEC)", fr: "Travailler et voyager au Canada (EIC)" } },
  { type: "StandaloneFamily", wish: { en: "Bring my family", fr: "Faire venir ma famille" } },
  { type: "SpeFamily", wish: { en: "Extend my family’s stay", fr: "Prolonger le séjour de ma famille" } },
  {
    type: "PgwpFamily",
    wish: { en: "Have my family with me while I work", fr: "Avoir ma famille avec moi pendant mon emploi" },
  },
  {
    type: "VisitorVisa",
    wish: { en: "Visit Canada, or invite someone", fr: "Visiter le Canada ou inviter quelqu’un" },
  },
  {
    type: "TrvSpe",
    wish: { en: "Renew my visa while I study", fr: "Renouveler mon visa pendant mes études" },
  },
  {
    type: "TrvPgwp",
    wish: { en: "Renew my visa while I work", fr: "Renouveler mon visa pendant mon emploi" },
  },
  { type: "ExpressEntry", wish: { en: "Immigrate (Express Entry)", fr: "Immigrer (Entrée express)" } },
  {
    type: "ExpressEntryIta",
    wish: { en: "Answer an Express Entry invitation", fr: "Répondre à une invitation d’Entrée express" },
  },
  { type: "IrccRequest", wish: { en: "Write to IRCC about my file", fr: "Écrire à IRCC au sujet de mon dossier" } },
  { type: "JudicialReview", wish: { en: "Take a refusal to court", fr: "Contester un refus devant la Cour" } },
  { type: "SinRequest", wish: { en: "Get a social insurance number", fr: "Obtenir un numéro d’assurance sociale" } },
];

/** What most people come for. */
export const usualWish: ApplicationType = "Student";

const key = "wantedApplication";

/** Kept in this browser from the form that opens the account until the link of the mail is followed. */
export const keepWanted = (type: string): void => remember(key, type);

/** What was wanted when the account was opened here; asked once. */
export function takeWanted(): ApplicationType | undefined {
  const wanted = remembered(key);
  remember(key, null);
  return startable.find(({ type }) => type === wanted)?.type;
}
