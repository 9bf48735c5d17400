import { refusal } from '../../kernel/validation.ts';
import { emailForm, faxDigits, telephoneDigits } from '../checks.ts';
import { addressFields } from '../addressFields.ts';
import type { FormCheck, FormPrefill, FormSection } from '../field.ts';
import { noAt } from '../fieldConditions.ts';
import type { FormReader } from '../formReader.ts';
import { answered, byRule, inProfile, ofApplicant } from '../origins.ts';
import { telephoneFields } from '../telephoneFields.ts';

/** Where letters go: the mailing address when it differs, else where the person lives. */
function mailing(the: FormReader) {
  if (the.person.role === 'spouse') return spouseAddress(the);
  if (the.case.answer('isSameAddress') !== false) return lived(the);
  const address = the.case.answer('mailingAddress');
  return address && { address, key: 'mailingAddress' };
}

/** In Canada the residential address is asked for, elsewhere the home address. */
function lived(the: FormReader) {
  const address = the.case.answer('residentialAddress');
  if (address) return { address, key: 'residentialAddress' };
  const home = the.case.answer('homeAddress');
  return home && { address: home, key: 'homeAddress' };
}

const residential = (the: FormReader) => (the.person.role === 'spouse' ? spouseAddress(the) : lived(the));

function spouseAddress(the: FormReader) {
  const own = the.case.answer('spouseAddress');
  if (own) return { address: own, key: 'spouseAddress' };
  return the.case.answer('spouseShareSameAddress') === true ? lived(the) : undefined;
}

/** Document 1 section 4: the same unless `isSameAddress` is false, which is said of the applicant’s mail. */
const sameAddress: FormPrefill = byRule({ en: 'the same unless you said that your mail goes elsewhere', fr: 'la même, sauf si vous avez dit que votre courrier va ailleurs' }, (the) => the.person.role === 'spouse' || the.case.answer('isSameAddress') !== false);

const sameNumber = refusal('otherTelephoneIsTheSame', {
  en: 'This is the same number as above, and the form clears it. Give another one or leave this empty.',
  fr: 'C’est le même numéro que plus haut, et le formulaire l’efface. Donnez-en un autre ou laissez ce champ vide.',
});

/** The form’s own rule. */
const isAnother: FormCheck = (value, the) => (value === the.value('contactInformation.telephoneNumber.number') ? sameNumber : undefined);

const isElsewhere = noAt('contactInformation.residentialAddress.sameAsMailingAddress');

export const contactInformation: FormSection = {
  id: 'contactInformation',
  title: { en: 'Contact information', fr: 'Coordonnées' },
  lead: { en: 'First the address where letters reach you.', fr: 'D’abord l’adresse où le courrier vous parvient.' },
  parts: [
    ...addressFields({ at: 'contactInformation.currentMailingAddress', inParts: true, withPostBox: true, answer: mailing }),
    {
      path: 'contactInformation.residentialAddress.sameAsMailingAddress', kind: 'yesNo', required: 'always', prefill: sameAddress,
      label: { en: 'Do you live at your mailing address?', fr: 'Habitez-vous à votre adresse postale\u00A0?' },
      checks: [
        (value, the) =>
          value === true && the.value('contactInformation.currentMailingAddress.poBox') !== undefined
            ? { code: 'postBoxIsNoHome', text: { en: 'Nobody lives in a P.O. box. Choose no and give the address where you live.', fr: 'Personne n’habite une case postale. Choisissez non et donnez l’adresse où vous habitez.' } }
            : undefined,
      ],
    },
    ...addressFields({ at: 'contactInformation.residentialAddress', inParts: true, shown: isElsewhere, withPostBox: false, answer: residential }),
    ...telephoneFields({ at: 'contactInformation.telephoneNumber', title: { en: 'Telephone', fr: 'Téléphone' }, hasType: true, digits: telephoneDigits, number: ofApplicant(answered('canadianPhone', (number) => number)), parts: (name) => ofApplicant(inProfile('telephone', (telephone) => telephone[name])) }),
    ...telephoneFields({ at: 'contactInformation.alternateTelephoneNumber', title: { en: 'Other telephone', fr: 'Autre téléphone' }, hasType: true, digits: telephoneDigits, checks: [isAnother] }),
    ...telephoneFields({ at: 'contactInformation.faxNumber', title: { en: 'Fax', fr: 'Télécopieur' }, hasType: false, digits: faxDigits }),
    { path: 'contactInformation.emailAddress', kind: 'email', label: { en: 'Email address', fr: 'Adresse courriel' }, checks: [emailForm], prefill: ofApplicant(inProfile('email', (email) => email)) },
  ],
};
