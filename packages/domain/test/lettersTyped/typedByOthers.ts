import { aCase } from "../caseBuilder.ts";
import type { TypedByPerson } from "./typedByPerson.ts";

/** The other nine of the twenty: people inside Canada, hosts, supporters, a lawyer, and people who write in other ways. */

const kenyanInCanada = aCase()
  .type("StudentExtension")
  .profile({ firstName: "Wanjiru", lastName: "Kamau" })
  .answers({
    country: "CA",
    passportCountries: ["KE"],
    birthday: "2000-08-19",
    birthCountry: "KE",
    schoolName: "Dalhousie University",
    programName: "Bachelor of Commerce",
    startOfCanadianStudyProgram: "2023-09-05",
    graduationDate: "2027-12-17",
    hasPreviousVisaApplication: true,
    previousVisas: [{ country: "CA", visaType: "study", result: "approved", dateOfIssue: "2023-07" }],
  });

const haitian = aCase()
  .profile({ firstName: "Jean-Robert", lastName: "Pierre-Louis" })
  .answers({
    country: "DO",
    passportCountries: ["HT"],
    birthday: "1996-02-29",
    birthCountry: "HT",
    maritalStatus: "commonLaw",
    spouseFirstName: "Marie-Ange",
    spouseLastName: "Joseph",
    schoolName: "Collège Bois-de-Boulogne",
    programName: "Techniques de l’informatique",
    startOfCanadianStudyProgram: "2027-08-23",
    graduationDate: "2030-06-01",
    firstYearTuition: 18250,
    tuitionPaymentAmount: 5000,
    hasPreviousVisaApplication: true,
    previousVisas: [{ country: "US", visaType: "visitor", result: "refused", dateOfIssue: "2021-11" }],
  });

const congolese = aCase()
  .profile({ firstName: "Divine", lastName: "Mukendi" })
  .answers({
    country: "CD",
    passportCountries: ["CD"],
    schoolName: "Université du Québec à Trois-Rivières",
    programName: "Baccalauréat en sciences infirmières",
    startOfCanadianStudyProgram: "2027-09-07",
    graduationDate: "2030-04-26",
    firstYearTuition: 19875,
    scholarshipAmount: 10000,
    hasPreviousVisaApplication: false,
  });

const chinese = aCase()
  .profile({ firstName: "Xiaoyu", lastName: "Zhang" })
  .answers({
    country: "CN",
    passportCountries: ["CN"],
    schoolName: "University of Toronto",
    programName: "Master of Financial Economics",
    startOfCanadianStudyProgram: "2027-09-08",
    graduationDate: "2029-01-31",
    firstYearTuition: 68250,
    financialSupporterRelation: "father",
    financialSupporterFullName: "Zhang Wei",
    hasPreviousVisaApplication: false,
  })
  .form({ "studyDetails.studyDuration.from": "2027-08-30" });

const lebanese = aCase()
  .profile({ firstName: "Nour", lastName: "Haddad" })
  .answers({
    country: "LB",
    passportCountries: ["LB", "FR"],
    schoolName: "HEC Montréal",
    programName: "MBA",
    startOfCanadianStudyProgram: "2027-08-23",
    graduationDate: "2028-08-31",
    firstYearTuition: 54000,
    hasPreviousVisaApplication: false,
  });

const visitOfFather = aCase()
  .type("VisitorVisa")
  .profile({ firstName: "Suresh", lastName: "Iyer" })
  .answers({
    country: "IN",
    passportCountries: ["IN"],
    vvVisitorType: "myself",
    vvReasonForVisit: "visitFamily",
    vvVisitorArrivalDate: "2027-05-01",
    vvVisitorDepartureDate: "2027-10-20",
    hasPreviousVisaApplication: false,
  });

const supportedSon = aCase()
  .profile({ firstName: "Kofi", lastName: "Mensah" })
  .answers({
    country: "GH",
    passportCountries: ["GH"],
    schoolName: "Lakehead University",
    programName: "Natural Resources Management",
    startOfCanadianStudyProgram: "2027-09-07",
    graduationDate: "2031-04-30",
    firstYearTuition: 31000,
    financialSupport: "entirely",
    financialSupporterRelation: "other",
    financialSupporterFullName: "Abena Owusu",
    hasPreviousVisaApplication: false,
  });

export const typedByOthers: readonly TypedByPerson[] = [
  {
    who: "a Kenyan who studies in Halifax already and extends the permit",
    the: kenyanInCanada,
    letter: "studyPlan",
    language: "en",
    agrees: [
      "I began my studies at Dalhousie University in September 2023. I took a leave of absence from January 2025 to April 2025 because my grandmother died in Nakuru.",
      "I will finish my program in December 2027 and then return to Kenya.",
      "I live in Halifax. In May 2025 I returned to Canada and started classes again in the same month.",
      "My roommate’s study permit was refused, and I do not want to risk that.",
    ],
    disagrees: [
      ["I will finish my studies in August 2028.", "dayContradicted"],
      ["Later I will return to Uganda.", "returnsElsewhere"],
      ["I am a citizen of Tanzania.", "countryContradicted"],
    ],
  },
  {
    who: "a Haitian who lives in Santo Domingo, with a partner",
    the: haitian,
    letter: "studyPlan",
    language: "fr",
    agrees: [
      "Je suis né le 29 février 1996 aux Cayes, en Haïti, et j’habite en République dominicaine depuis 2018.",
      "Ma conjointe Marie-Ange tient une petite école. J’ai été admis au Collège Bois-de-Boulogne; la session commence le 23 août 2027.",
      "Les droits de scolarité sont de 18 250 $; j’ai déjà payé 5 000 $ en avril 2026. Il nous reste 9 300 $ US d’épargne.",
      "En novembre 2021, les États-Unis ont refusé ma demande de visa de visite.",
      "Je ne peux pas retourner en Haïti maintenant. Nous rentrerons en République dominicaine, où ma conjointe travaille.",
    ],
    disagrees: [
      ["Ma conjointe Rose-Laure tient une école.", "nameContradicted"],
      ["J’ai déjà payé 15 000 $.", "sumContradicted"],
      ["Je n’ai eu aucun refus de visa.", "refusalDenied"],
      ["Je suis né en République dominicaine.", "countryContradicted"],
      ["Ensuite, je compte rentrer au Chili, où vit mon frère.", "returnsElsewhere"],
    ],
  },
  {
    who: "a nurse of Kinshasa with a scholarship",
    the: congolese,
    letter: "studyPlan",
    language: "fr",
    agrees: [
      "L’Université du Québec à Trois-Rivières m’a acceptée; les cours commencent le 7 septembre 2027.",
      "Les droits de scolarité sont de 19 875 $ par an, et la bourse de 10 000 $ en couvre la moitié.",
      "Au Congo, une infirmière pour 2 000 habitants ne suffit pas. Je retournerai en RDC, à l’hôpital de Matadi qui m’emploie depuis 2019.",
      "Mon diplôme d’État date de 2015; j’ai ensuite suivi le programme de soins d’urgence à l’Université de Kinshasa.",
    ],
    disagrees: [
      ["La bourse de 12 000 $ en couvre plus de la moitié.", "sumContradicted"],
      ["Les cours commencent le 7 janvier 2027.", "dayContradicted"],
      ["J’ai été acceptée à l’Université Laval.", "nameContradicted"],
    ],
  },
  {
    who: "a Chinese student whose form and answers name two days, and who writes family names first",
    the: chinese,
    letter: "studyPlan",
    language: "en",
    agrees: [
      "My father, Wei Zhang, runs a logistics firm in Ningbo. My program starts on August 30, 2027 with two weeks of mathematics.",
      "My program starts on September 8, 2027. Tuition is CAD 68,250 for the first year.",
      "我的父亲在宁波经营一家物流公司。毕业后我会回到中国工作。",
      "After graduating in January 2029 I will go back to China. HSBC in Hong Kong and banks in Singapore hire such graduates, but my family is in Ningbo.",
    ],
    disagrees: [
      ["My program starts on September 20, 2027.", "dayContradicted"],
      ["Tuition is CAD 62,850 for the first year.", "sumContradicted"],
      ["My father, Li Jun, runs a logistics firm.", "nameContradicted"],
      ["After graduating I will move back to Singapore.", "returnsElsewhere"],
    ],
  },
  {
    who: "a Lebanese woman with a French passport",
    the: lebanese,
    letter: "studyPlan",
    language: "fr",
    agrees: [
      "Je détiens aussi la nationalité française. Je vis au Liban et je compte y revenir; au besoin, je pourrais retourner en France.",
      "HEC Montréal m’a offert une place dans le programme de MBA. Il coûte 54 000 $ pour l’année.",
      "J’ai hésité entre l’Université McGill et HEC Montréal, et j’ai choisi HEC Montréal.",
      "Je n’ai jamais eu de refus.",
    ],
    disagrees: [
      ["Je vis en Arabie saoudite.", "countryContradicted"],
      ["Les droits de scolarité sont de 45 000 $.", "sumContradicted"],
      ["Après le programme, je rentrerai au Qatar.", "returnsElsewhere"],
    ],
  },
  {
    who: "a host of Mississauga who invites a father",
    the: visitOfFather,
    letter: "visitorVisaHostLetter:host",
    language: "en",
    agrees: [
      "I invite my father to stay with us. He will arrive in Canada on May 1, 2027 and fly back on October 20, 2027.",
      "I was born in Chennai and became a citizen of Canada in 2015. I live in Mississauga, Canada, with my wife Priya.",
      "Our house has four bedrooms; the mortgage is $2,300 a month. We visited India in March 2024.",
    ],
    disagrees: [["He will arrive in Canada on May 11, 2027.", "dayContradicted"]],
  },
  {
    who: "the same father, in French",
    the: visitOfFather,
    letter: "visitorVisaVisitorLetter:visitor",
    language: "fr",
    agrees: [
      "J’arriverai à Toronto le 1er mai 2027 et je quitterai le Canada le 20 octobre 2027.",
      "Ma petite-fille est née le 3 mars 2027. Je vis à Chennai, en Inde, et je rentrerai en Inde pour la récolte.",
    ],
    disagrees: [
      ["J’arriverai à Toronto le 1er juin 2027.", "dayContradicted"],
      ["Je quitterai le Canada le 20 novembre 2027.", "dayContradicted"],
    ],
  },
  {
    who: "an aunt of Accra who pays",
    the: supportedSon,
    letter: "financialSupporter:financialSupporter",
    language: "en",
    agrees: [
      "My nephew Kofi was admitted to Lakehead University. His tuition is $31,000 a year, and I earn 480,000 GHS a year with my two shops.",
      "I lived in Germany until 2012 and returned to Ghana then. My husband Yaw supports this.",
      "The program begins in September 2027.",
    ],
    disagrees: [
      ["His tuition is $13,000 a year.", "sumContradicted"],
      ["The program begins in January 2027.", "dayContradicted"],
      ["Kofi was admitted to Trent University.", "nameContradicted"],
    ],
  },
  {
    who: "the nephew of the aunt, who writes with mistakes and capitals",
    the: supportedSon,
    letter: "studyPlan",
    language: "en",
    agrees: [
      "MY PROGRAM STARTS SEPTEMBER 7 2027 AND MY TUITION IS 31000 CAD. I AM A CITIZEN OF GHANA.",
      "My sponsor is my aunt Abena Owusu. i hav never travel out of ghana and never been refuse any visa",
      "I will come back to Ghana and work for the Forestry Commission, whose budget is 45,000,000 GHS.",
    ],
    disagrees: [
      ["MY PROGRAM STARTS SEPTEMBER 17 2027.", "dayContradicted"],
      ["My sponsor is my aunt Efua Boateng.", "nameContradicted"],
      ["I will come back to Nigeria after school.", "returnsElsewhere"],
    ],
  },
];
