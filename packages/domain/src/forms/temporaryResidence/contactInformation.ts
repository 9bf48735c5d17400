import { refusal } from "../../kernel/validation.ts";
import { emailOnForms } from "../../fields/checks/texts.ts";
import { faxDigits, telephoneDigits } from "../../fields/checks/documentNumbers.ts";
import { addressFields } from "../fields/addressFields.ts";
import type { FormCheck, FormPrefill, FormSection } from "../fields/field.ts";
import { noAt } from "../fields/fieldConditions.ts";
import type { FormReader } from "../formReader.ts";
import { homeOf } from "../prefills/home.ts";
import { statedOfMail } from "../prefills/mail.ts";
import { answered, fromAnswers, fromProfile, inProfile, ofApplicant } from "../prefills/origins.ts";
import { telephoneFields } from "../fields/telephoneFields.ts";
import { isCanada } from "./inCanada/statusInCanada.ts";

const mailAt = "contactInformation.currentMailingAddress";
const sameAt = "contactInformation.residentialAddress.sameAsMailingAddress";

/** The other place, where the applicant named one. */
function elsewhere(the: FormReader) {
  const said = the.person.role === "spouse" ? undefined : statedOfMail(the.case);
  if (!said?.isElsewhere) return undefined;
  if (said.addressIn === "answers") return told(the, "mailingAddress");
  const address = the.case.profile("mailingAddress");
  return address && { address, fact: "profile.mailingAddress" as const, says: fromProfile };
}

/** Where letters go. Whoever says on the form that this is not the home names the place: the home is no answer to that. */
function mailing(the: FormReader) {
  if (the.isNo(sameAt)) return elsewhere(the);
  return the.person.role === "spouse" ? spouseAddress(the) : lived(the);
}

const told = (the: FormReader, key: "mailingAddress" | "spouseAddress") => {
  const address = the.case.answer(key);
  return address && { address, fact: `answers.${key}` as const, says: fromAnswers };
};

function lived(the: FormReader) {
  const home = homeOf(the.case);
  return home && { address: home.address, fact: `answers.${home.key}` as const, says: fromAnswers };
}

const residential = (the: FormReader) => (the.person.role === "spouse" ? spouseAddress(the) : lived(the));

const spouseAddress = (the: FormReader) =>
  told(the, "spouseAddress") ?? (the.case.answer("spouseShareSameAddress") === true ? lived(the) : undefined);

/** Document 1 section 4: the same unless somebody said otherwise, which is said of the applicant’s mail. */
const sameAddress =
  (isInCanada: boolean): FormPrefill =>
  (the) => {
    const told = the.person.role === "spouse" ? undefined : statedOfMail(the.case);
    // What the account says of mail is of a home abroad.
    const said = isInCanada && told?.addressIn === "profile" ? undefined : told;
    if (said?.isElsewhere)
      return {
        value: false,
        from: { fact: said.fact, says: said.addressIn === "profile" ? fromProfile : fromAnswers },
      };
    // Nobody lives in a post box: with one, whether mail goes to the box or to the door is for the person to say.
    return residential(the)?.address.poBox || the.enteredAt(`${mailAt}.poBox`)
      ? undefined
      : {
          value: true,
          from: {
            says: {
              en: "the same unless you said that your mail goes elsewhere",
              fr: "la même, sauf si vous avez dit que votre courrier va ailleurs",
            },
          },
        };
  };

const sameNumber = refusal("otherTelephoneIsTheSame", {
  en: "This is the same number as above, and the form clears it. Give another one or leave this empty.",
  fr: "C’est le même numéro que plus haut, et le formulaire l’efface. Donnez-en un autre ou laissez ce champ vide.",
});

/** The form’s own rule. */
const isAnother: FormCheck = (value, the) =>
  value === the.value("contactInformation.telephoneNumber.number") ? sameNumber : undefined;

const isElsewhere = noAt(sameAt);

type AnswerOfAddress = Parameters<typeof addressFields>[0]["answer"];

const placeOf = (isInCanada: boolean) => (isInCanada ? { inCanada: isCanada } : ({ inParts: true } as const));

/** An address abroad is none on a form that takes Canada alone. */
const where =
  (isInCanada: boolean, answer: AnswerOfAddress): AnswerOfAddress =>
  (the) => {
    const found = answer(the);
    const country = found?.address.country;
    return isInCanada && country !== undefined && country !== "CA" ? undefined : found;
  };

/** The form’s own rule. */
const faxIsAnother: FormCheck = (value, the) =>
  ["telephoneNumber", "alternateTelephoneNumber"].some(
    (name) => value === the.value(`contactInformation.${name}.number`),
  )
    ? sameNumber
    : undefined;

const contactSection = (isInCanada: boolean): FormSection => ({
  id: "contactInformation",
  title: { en: "Contact information", fr: "Coordonnées" },
  lead: { en: "First the address where letters reach you.", fr: "D’abord l’adresse où le courrier vous parvient." },
  parts: [
    ...addressFields({ at: mailAt, ...placeOf(isInCanada), postBox: "forStreet", answer: where(isInCanada, mailing) }),
    {
      path: sameAt,
      kind: "yesNo",
      needed: "always",
      prefill: sameAddress(isInCanada),
      label: { en: "Do you live at your mailing address?", fr: "Habitez-vous à votre adresse postale?" },
      checks: [
        (value, the) =>
          value === true && the.value(`${mailAt}.poBox`) !== undefined
            ? {
                code: "postBoxIsNoHome",
                text: {
                  en: "Nobody lives in a P.O. box. Choose no and give the address where you live.",
                  fr: "Personne n’habite une case postale. Choisissez non et donnez l’adresse où vous habitez.",
                },
              }
            : undefined,
      ],
    },
    ...addressFields({
      at: "contactInformation.residentialAddress",
      ...placeOf(isInCanada),
      shown: isElsewhere,
      postBox: "besideStreet",
      answer: where(isInCanada, residential),
    }),
    ...telephoneFields({
      at: "contactInformation.telephoneNumber",
      title: { en: "Telephone", fr: "Téléphone" },
      hasType: true,
      digits: telephoneDigits,
      number: ofApplicant(answered("canadianPhone", (number) => number)),
      parts: (name) => ofApplicant(inProfile("telephone", (telephone) => telephone[name])),
    }),
    ...telephoneFields({
      at: "contactInformation.alternateTelephoneNumber",
      title: { en: "Other telephone", fr: "Autre téléphone" },
      hasType: true,
      digits: telephoneDigits,
      checks: [isAnother],
    }),
    ...telephoneFields({
      at: "contactInformation.faxNumber",
      title: { en: "Fax", fr: "Télécopieur" },
      hasType: false,
      digits: faxDigits,
      ...(isInCanada ? { checks: [faxIsAnother] } : {}),
    }),
    {
      path: "contactInformation.emailAddress",
      kind: "email",
      label: { en: "Email address", fr: "Adresse courriel" },
      checks: [emailOnForms],
      prefill: ofApplicant(inProfile("email", (email) => email)),
    },
  ],
});

/** From abroad: any country, the United Kingdom by its parts. */
export const contactInformation: FormSection = contactSection(false);

/** From inside Canada: addresses in Canada alone, and a fax that is no telephone above. */
export const contactInCanada: FormSection = contactSection(true);
