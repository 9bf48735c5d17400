import { emailForm, faxDigits, telephoneDigits } from '../checks.ts';
import { addressFields } from '../addressFields.ts';
import type { FormPrefill, FormSection } from '../field.ts';
import { noAt } from '../fieldConditions.ts';
import type { FormReader } from '../formReader.ts';
import { answered, byRule, inProfile, ofApplicant } from '../origins.ts';
import { telephoneFields } from '../telephoneFields.ts';

/** Where letters go: the mailing address when it differs, else where the person lives. */
function mailing(the: FormReader) {
  if (the.person.role === 'spouse') return spouseAddress(the);
  const isSame = the.case.answer('isSameAddress') !== false;
  const key = isSame ? 'residentialAddress' : 'mailingAddress';
  const address = the.case.answer(key);
  if (address) return { address, key };
  const home = isSame ? the.case.answer('homeAddress') : undefined;
  return home && { address: home, key: 'homeAddress' };
}

function residential(the: FormReader) {
  if (the.person.role === 'spouse') return spouseAddress(the);
  const address = the.case.answer('residentialAddress');
  return address && { address, key: 'residentialAddress' };
}

function spouseAddress(the: FormReader) {
  const own = the.case.answer('spouseAddress');
  if (own) return { address: own, key: 'spouseAddress' };
  const shared = the.case.answer('spouseShareSameAddress') === true ? the.case.answer('residentialAddress') : undefined;
  return shared && { address: shared, key: 'residentialAddress' };
}

/** Document 1 section 4: the same unless `isSameAddress` is false. */
const sameAddress: FormPrefill = byRule({ en: 'the same unless you said that your mail goes elsewhere', fr: 'la même, sauf si vous avez dit que votre courrier va ailleurs' }, (the) => the.case.answer('isSameAddress') !== false);

const isElsewhere = noAt('contactInformation.residentialAddress.sameAsMailingAddress');

export const contactInformation: FormSection = {
  id: 'contactInformation',
  title: { en: 'Contact information', fr: 'Coordonnées' },
  lead: { en: 'First the address where letters reach you.', fr: 'D’abord l’adresse où le courrier vous parvient.' },
  parts: [
    ...addressFields({ at: 'contactInformation.currentMailingAddress', withPostBox: true, answer: mailing }),
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
    ...addressFields({ at: 'contactInformation.residentialAddress', shown: isElsewhere, withPostBox: false, answer: residential }),
    ...telephoneFields({ at: 'contactInformation.telephoneNumber', title: { en: 'Telephone', fr: 'Téléphone' }, hasType: true, digits: telephoneDigits, number: ofApplicant(answered('canadianPhone', (number) => number)) }),
    ...telephoneFields({ at: 'contactInformation.alternateTelephoneNumber', title: { en: 'Other telephone', fr: 'Autre téléphone' }, hasType: true, digits: telephoneDigits }),
    ...telephoneFields({ at: 'contactInformation.faxNumber', title: { en: 'Fax', fr: 'Télécopieur' }, hasType: false, digits: faxDigits }),
    { path: 'contactInformation.emailAddress', kind: 'email', label: { en: 'Email address', fr: 'Adresse courriel' }, checks: [emailForm], prefill: ofApplicant(inProfile('email', (email) => email)) },
  ],
};
