import { ask } from "../answer.ts";
import type { WorkedExample } from "./example.ts";

const jobTitle = ask("Accounting assistant", "adjointe comptable");
const refusalReason = ask("The funds were not shown", "Les fonds n’étaient pas démontrés");

/** A young accountant who changes fields, was refused a visa before, and whose father pays. Person, employers and schools are invented. */
export const analytics: WorkedExample = {
  id: "analytics",
  about: ask(
    "Nadia Berrada, 24, an accounting assistant in Morocco. She changes fields, was refused a visa before, and her father pays a part.",
    "Nadia Berrada, 24 ans, adjointe comptable au Maroc. Elle change de domaine, a déjà reçu un refus, et son père paie une partie.",
  ),
  caseFile: (language) => ({
    today: "2026-11-20",
    user: { role: "student" },
    profile: { firstName: "Nadia", lastName: "Berrada" },
    application: { type: "Student", status: "Preparation" },
    answers: {
      country: "MA",
      passportCountries: ["MA"],
      passportCountryEntry: "MA",
      birthday: "2002-01-19",
      gender: "female",
      insideCanadaCurrently: false,
      maritalStatus: "single",
      schoolAcceptanceStatus: "yesAndAccepted",
      schoolName: "Northgate College",
      schoolAddressObject: { city: "Sudbury", province: "ON" },
      province: "ON",
      programName: "Data Analytics for Business",
      startOfCanadianStudyProgram: "2027-09-02",
      graduationDate: "2028-08-25",
      formCanadianLevelOfStudy: "graduateCertificate",
      highestEducation: "bachelor",
      employmentStatus: "employed",
      jobTitle: jobTitle[language],
      coOp: false,
      firstYearTuition: 19_250,
      tuitionPayment: "twoSemesters",
      tuitionPaymentAmount: 19_250,
      tuitionPaymentDate: "2026-10-05",
      financialSupport: "partially",
      financialSupporterRelation: "father",
      financialSupporterFullName: "Karim Berrada",
      hasPreviousVisaApplication: true,
      previousVisas: [
        {
          country: "FR",
          visaType: "study",
          result: "refused",
          dateOfIssue: "2024-07",
          refusalReason: refusalReason[language],
        },
      ],
    },
    dependents: [],
    documents: [],
  }),
  typed: {
    studyPlanCareerPlan: ask(
      "work as a data analyst in the finance department of Atlas Fret in Casablanca, where I am an assistant today. In the five years after that, I want to lead the three people who prepare the figures of the ports.",
      "travailler comme analyste de données au service des finances d’Atlas Fret, à Casablanca, où je suis adjointe aujourd’hui. Dans les cinq années suivantes, je veux diriger les trois personnes qui préparent les chiffres des ports.",
    ),
    studySpecificCompanies: ask(
      "Atlas Fret looks for analysts in each of its four ports. Banque du Détroit and the insurer Mutuelle Sahel published eleven such posts in October 2026.",
      "Atlas Fret cherche des analystes dans chacun de ses quatre ports. La Banque du Détroit et l’assureur Mutuelle Sahel ont publié onze postes de ce genre en octobre 2026.",
    ),
    studyPlanCareerGoal: ask(
      "become head of reporting of a freight company in Morocco.",
      "devenir responsable des rapports dans une entreprise de transport au Maroc.",
    ),
    studyPlanProgramChoice: ask(
      "The program begins with statistics and ends with a project for a company. The course Forecasting for Operations is the reason why I stopped looking at other programs.",
      "Le programme commence par la statistique et se termine par un projet pour une entreprise. Le cours sur la prévision des opérations est la raison pour laquelle j’ai cessé de chercher ailleurs.",
    ),
    studyPlanProgramSkills: ask(
      "to query databases, test whether a forecast holds, and show figures so that a manager can decide. At work, I only see the sums that others have prepared.",
      "interroger des bases de données, à vérifier si une prévision tient et à présenter des chiffres qui permettent de décider. Au travail, je ne vois que les sommes que d’autres ont préparées.",
    ),
    studyPlanSkillsToGoals: ask(
      "build the weekly report of the ports myself. The posting for the analyst asks for databases and for statistics, and I have neither.",
      "construire moi-même le rapport hebdomadaire des ports. L’offre pour le poste d’analyste exige les bases de données et la statistique, et je ne maîtrise ni les unes ni l’autre.",
    ),
    studyPlanSkillGaps: ask(
      "I cannot tell why a container cost more than planned. I see that it did, eight weeks later.",
      "Je ne peux pas dire pourquoi un conteneur a coûté plus que prévu. Je le constate seulement, huit semaines plus tard.",
    ),
    studyPlanWhyNow: ask(
      "My company replaces its accounting system in 2028 and fills the analyst posts then. I also have no family to support yet.",
      "Mon entreprise remplace son système comptable en 2028 et pourvoira alors les postes d’analyste. De plus, je n’ai pas encore de famille à charge.",
    ),
    studyPlanPassionBeginning: ask(
      "In 2023, our office could not explain a loss of 200,000 dirhams. I sorted 3,000 invoices by weekday and found that one crane stood still on Fridays.",
      "En 2023, notre bureau ne pouvait pas expliquer une perte de 200\u00A0000 dirhams. J’ai classé 3\u00A0000 factures par jour de semaine, et j’ai vu qu’une grue restait à l’arrêt le vendredi.",
    ),
    studyPlanPastExperience: ask(
      "I have a bachelor’s degree in accounting from Rabat, and I have kept the books of two ports for three years. I know where the figures come from, which most analysts have to learn.",
      "J’ai une licence en comptabilité de Rabat, et je tiens les comptes de deux ports depuis trois ans. Je sais d’où viennent les chiffres, ce que la plupart des analystes doivent apprendre.",
    ),
    studyPlanPersonalDevelopment: ask(
      "I took a free course on databases over 40 evenings and rebuilt our list of late payments with it.",
      "J’ai suivi un cours gratuit sur les bases de données pendant 40 soirées, et j’ai refait avec lui notre liste des paiements en retard.",
    ),
    studyPlanExternalDevelopment: ask(
      "Our controller, Samira Alaoui, checks my tables every month and has shown me how an audit reads them.",
      "Notre contrôleuse, Samira Alaoui, vérifie mes tableaux chaque mois et m’a montré comment un audit les lit.",
    ),
    studyPlanInspo: ask(
      "Samira Alaoui began as an assistant like me. She learned statistics after work, and today nobody signs a budget before she has seen it.",
      "Samira Alaoui a commencé comme adjointe, comme moi. Elle a appris la statistique après le travail, et aujourd’hui personne ne signe un budget avant qu’elle l’ait vu.",
    ),
    studyPlanLogic: ask(
      "Accounting tells what something cost. Analytics tells what it will cost, with the same figures.",
      "La comptabilité dit ce qu’une chose a coûté. L’analyse dit ce qu’elle coûtera, avec les mêmes chiffres.",
    ),
    studyPlanCareerChange: ask(
      "I leave bookkeeping because our new system does most of it by itself. I take along three years of knowing what each account means.",
      "Je quitte la tenue de livres parce que notre nouveau système en fait la plus grande partie. J’emporte trois années à savoir ce que chaque compte signifie.",
    ),
    studyPlanCompanyAdvancement: ask(
      "My manager wrote on 12 October 2026 that I can apply for the analyst post on my return. The post is not promised.",
      "Ma directrice a écrit le 12 octobre 2026 que je pourrai poser ma candidature au poste d’analyste à mon retour. Le poste n’est pas promis.",
    ),
    studyPlanWhyNotHome: ask(
      "The master’s programs in Casablanca are for graduates in mathematics and last two years. The short courses do not end with a diploma that the company accepts.",
      "Les masters de Casablanca s’adressent aux diplômés en mathématiques et durent deux ans. Les formations courtes ne mènent à aucun diplôme que l’entreprise accepte.",
    ),
    studyPlanHomeStudyPrograms: ask(
      "Data Science at the Institut Anfa and Business Statistics at the Université du Littoral.",
      "La science des données à l’Institut Anfa et la statistique d’entreprise à l’Université du Littoral.",
    ),
    studyPlanWhyCanada: ask(
      "I can study in English, which our shipping partners write in, and still be understood in French. Programs for accountants who go on to data are common here and rare elsewhere.",
      "Je peux étudier en anglais, la langue de nos partenaires maritimes, tout en étant comprise en français. Les programmes pour les comptables qui passent aux données y sont courants, et rares ailleurs.",
    ),
    studyPlanCanadianStudyPrograms: ask(
      "Business Intelligence at Bay Harbour College, which takes two years, and Applied Analytics at Collège Rivière-Nord, which asks for a degree in mathematics.",
      "L’informatique décisionnelle au Bay Harbour College, qui dure deux ans, et l’analyse appliquée au Collège Rivière-Nord, qui exige un diplôme en mathématiques.",
    ),
    studyPlanNewOpportunities: ask(
      "apply for analyst posts, which pay 14,000 dirhams a month at Atlas Fret. As an assistant, I earn 6,500.",
      "poser ma candidature à des postes d’analyste, payés 14\u00A0000 dirhams par mois chez Atlas Fret. Comme adjointe, je gagne 6\u00A0500.",
    ),
    studyPlanSectorDescription: ask(
      "The ports of the strait handled 9 percent more containers in 2025 than the year before, as their yearly report says. Two new terminals open in 2028.",
      "Les ports du détroit ont traité en 2025 9\u00A0% de conteneurs de plus que l’année précédente, selon leur rapport annuel. Deux nouveaux terminaux ouvrent en 2028.",
    ),
    studyPlanSectorImpact: ask(
      "to forecast how long a container waits, so that small exporters of fruit pay less for cold storage.",
      "prévoir l’attente d’un conteneur, pour que les petits exportateurs de fruits paient moins d’entreposage frigorifique.",
    ),
    studyPlanBringingPride: ask(
      "My two younger sisters are at school, and the books that they see at home are about accounts. I would like them to see that a woman of our street can say what will happen next in a port, and be believed.",
      "Mes deux jeunes sœurs vont à l’école, et les livres qu’elles voient à la maison parlent de comptes. Je voudrais qu’elles voient qu’une femme de notre rue peut dire ce qui va se passer dans un port, et être crue.",
    ),
    studyPlanRefusal: ask(
      "In 2024, I had enclosed a letter of my bank without statements. Today I enclose the statements of twelve months, the receipt for the whole tuition of the first year, and my father’s tax papers.",
      "En 2024, j’avais joint une lettre de ma banque sans relevés. Aujourd’hui, je joins les relevés de douze mois, le reçu des droits de toute la première année et les avis d’imposition de mon père.",
    ),
    studyPlanFinancialSupport: ask(
      "I paid the tuition from three years of savings. My father, who owns a pharmacy in Rabat, pays for my room and my food; his letter and his statements are enclosed.",
      "J’ai payé les droits de scolarité avec trois années d’économies. Mon père, propriétaire d’une pharmacie à Rabat, paie mon logement et ma nourriture; sa lettre et ses relevés sont joints.",
    ),
  },
};
