import { says } from '../caseFile/rule.ts';
import { schoolProvince } from './study.ts';

/** The school of the studies that are applied for is in Quebec: the new school for whoever changes, else the school. */
export const studiesInQuebec = says(
  'studiesInQuebec',
  { en: 'you will study in Quebec', fr: 'vous étudierez au Québec' },
  (the) => {
    const province = the.answer('attendingNewDLI') === true ? the.answer('schoolAddress2Object')?.province : undefined;
    return (province ?? schoolProvince(the)) === 'QC';
  },
  {
    en: 'your answers do not place your studies in Quebec',
    fr: 'vos réponses ne situent pas vos études au Québec',
  },
);
