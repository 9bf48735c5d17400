import { says } from '../caseFile/rule.ts';
import { renewsStudy } from './application.ts';
import { schoolProvince } from './study.ts';

/**
 * The school of the studies that are applied for is in Quebec: the new school for whoever changes, else the school. Only
 * who renews is asked about a new school; for others it is not read, so that it does not count as missing.
 */
export const studiesInQuebec = says(
  'studiesInQuebec',
  { en: 'you will study in Quebec', fr: 'vous étudierez au Québec' },
  (the) => {
    const province = renewsStudy.evaluate(the).holds && the.answer('attendingNewDLI') === true ? the.answer('schoolAddress2Object')?.province : undefined;
    return (province ?? schoolProvince(the)) === 'QC';
  },
  {
    en: 'your answers do not place your studies in Quebec',
    fr: 'vos réponses ne situent pas vos études au Québec',
  },
);
