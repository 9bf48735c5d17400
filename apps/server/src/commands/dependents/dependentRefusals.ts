import type { Dependent } from "@boreal/domain/caseFile/dependents";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { says } from "../deps.ts";

/** What a command about a family member answers: the person, or why not. */
export type DependentOutcome = { readonly dependent: Dependent | null; readonly refusals: readonly Refusal[] };

export const refusedDependent = (refusal: Refusal): DependentOutcome => ({ dependent: null, refusals: [refusal] });

export const dependentRefusals = {
  type: says("dependentType", {
    en: "A family member is a Spouse or a Child. Send one of these two.",
    fr: "Un membre de la famille est Spouse ou Child. Envoyez l’un des deux.",
  }),
  visaType: says("dependentVisaType", {
    en: "This is none of the visa types for family members. Choose one of the list.",
    fr: "Ce n’est pas un type de visa pour les membres de la famille. Choisissez-en un de la liste.",
  }),
  birthday: says("dependentBirthday", {
    en: "A date of birth is a day, a month or a year that has begun. Check it.",
    fr: "Une date de naissance est un jour, un mois ou une année déjà commencés. Vérifiez-la.",
  }),
  name: says("dependentName", {
    en: "This name has more than 300 characters. Shorten it.",
    fr: "Ce nom compte plus de 300 caractères. Raccourcissez-le.",
  }),
  childNumber: says("dependentChildNumber", {
    en: "A child has a number from 1 to 30, and nobody else has one. Leave the number out.",
    fr: "Un enfant a un numéro de 1 à 30, et personne d’autre n’en a. Laissez le numéro de côté.",
  }),
  place: says("dependentPlaceTaken", {
    en: "This application has this person already: one spouse or partner, and one child for each number. Reload the page and look at the list.",
    fr: "Cette demande compte déjà cette personne\u00A0: un seul conjoint ou partenaire, et un seul enfant par numéro. Rechargez la page et regardez la liste.",
  }),
  answers: says("dependentAgainstAnswers", {
    en: "The answers about the family say something else of this person. Change the answer first.",
    fr: "Les réponses sur la famille disent autre chose de cette personne. Modifiez d’abord la réponse.",
  }),
  notOffered: says("dependentVisaTypeNotOffered", {
    en: "By the answers this person cannot ask for this visa type. Choose another one, or check the answers.",
    fr: "Selon les réponses, cette personne ne peut pas demander ce type de visa. Choisissez-en un autre ou vérifiez les réponses.",
  }),
  visaTypeStays: says("dependentVisaTypeStays", {
    en: "The application is sent, so the visa type stays as it is.",
    fr: "La demande est envoyée; le type de visa reste donc tel quel.",
  }),
  samePerson: says("dependentSamePerson", {
    en: "Name and date of birth are both others than those under which this person was entered. Say whether it is the same person. Until then, nothing changes.",
    fr: "Le nom et la date de naissance ne sont plus ceux sous lesquels cette personne a été inscrite. Dites s’il s’agit de la même personne. D’ici là, rien ne change.",
  }),
  nobodyElse: says("dependentNobodyElse", {
    en: "The answers tell of nobody else here. To add another person, remove this one first.",
    fr: "Les réponses ne parlent de personne d’autre ici. Pour ajouter une autre personne, retirez d’abord celle-ci.",
  }),
} as const;
