import { ask } from "../answer.ts";
import type { WorkedExample } from "./example.ts";

const jobTitle = ask("Irrigation technician", "technicien en irrigation");

/** A technician with a family, who pays from savings and returns to the employer. Person, employers and schools are invented. */
export const irrigation: WorkedExample = {
  id: "irrigation",
  about: ask(
    "Tomás Quispe, 31, an irrigation technician in Peru. His wife and daughter come along. He pays from savings.",
    "Tomás Quispe, 31 ans, technicien en irrigation au Pérou. Sa femme et sa fille l’accompagnent. Il paie avec ses économies.",
  ),
  caseFile: (language) => ({
    today: "2026-11-20",
    user: { role: "student" },
    profile: { firstName: "Tomás", lastName: "Quispe" },
    application: { type: "Student", status: "Preparation" },
    answers: {
      country: "PE",
      passportCountries: ["PE"],
      passportCountryEntry: "PE",
      birthday: "1995-06-02",
      gender: "male",
      insideCanadaCurrently: false,
      maritalStatus: "married",
      accompanyingSpouse: true,
      spouseGender: "female",
      spouseFirstName: "Elena",
      spouseLastName: "Huamán",
      hasAccompanyingChild: true,
      numberOfChildren: 1,
      schoolAcceptanceStatus: "yesAndAccepted",
      schoolName: "Prairie Lakes Polytechnic",
      schoolAddressObject: { city: "Swift Current", province: "SK" },
      province: "SK",
      programName: "Irrigation Technology",
      startOfCanadianStudyProgram: "2027-09-07",
      graduationDate: "2028-12-15",
      formCanadianLevelOfStudy: "collegeDiploma",
      highestEducation: "twoYear",
      employmentStatus: "employed",
      jobTitle: jobTitle[language],
      coOp: true,
      firstYearTuition: 16_400,
      tuitionPayment: "depositFee",
      tuitionPaymentAmount: 3000,
      financialSupport: "notSupported",
    },
    dependents: [
      { id: "spouse", type: "Spouse", visaType: "Visitor", applicantFullName: "Elena Huamán" },
      {
        id: "child",
        type: "Child",
        childNumber: 1,
        visaType: "Visitor",
        birthday: "2021-02-11",
        applicantFullName: "Lucía Quispe Huamán",
      },
    ],
    documents: [],
  }),
  typed: {
    studyPlanCareerPlan: ask(
      "return to the Valle Alto cooperative in Ica as head of water management. My manager has kept the post for me in writing. In the five years after that, I will move all 640 hectares from flood to drip irrigation.",
      "reprendre mon travail à la coopérative Valle Alto, à Ica, comme responsable de la gestion de l’eau. Ma directrice m’a réservé ce poste par écrit. Dans les cinq années suivantes, je ferai passer les 640 hectares de l’irrigation par submersion au goutte-à-goutte.",
    ),
    studySpecificCompanies: ask(
      "The Valle Alto cooperative has employed me since 2018. Two other growers of the valley, Fundo Las Dunas and Agrícola Tres Pozos, have asked us to share a water engineer.",
      "La coopérative Valle Alto m’emploie depuis 2018. Deux autres producteurs de la vallée, Fundo Las Dunas et Agrícola Tres Pozos, nous ont demandé de partager un spécialiste de l’eau.",
    ),
    studyPlanCareerGoal: ask(
      "advise the growers of the whole Ica valley in Peru, from an office that I open with two colleagues.",
      "conseiller les producteurs de toute la vallée d’Ica, au Pérou, à partir d’un bureau que j’ouvrirai avec deux collègues.",
    ),
    studyPlanProgramChoice: ask(
      "I looked for a program that teaches pumps and soil together. Courses such as Soil Moisture Measurement and Pump Selection name the two things that I have to decide every week.",
      "Je cherchais un programme qui enseigne ensemble les pompes et les sols. Des cours comme la mesure de l’humidité du sol et le choix des pompes portent sur les deux décisions que je dois prendre chaque semaine.",
    ),
    studyPlanProgramSkills: ask(
      "design a drip system with software, read soil sensors and work out the energy that a pump needs. At work, nobody can teach me this, because the firm that sold us the pumps does it for us.",
      "concevoir un réseau de goutte-à-goutte avec un logiciel, à lire des capteurs de sol et à calculer l’énergie qu’une pompe demande. Au travail, personne ne peut me l’enseigner, car l’entreprise qui nous a vendu les pompes s’en charge.",
    ),
    studyPlanSkillsToGoals: ask(
      "plan a system by myself and defend its cost before the board, which the job description of the head of water management asks for.",
      "planifier un réseau seul et de défendre son coût devant le conseil, ce que la description du poste de responsable exige.",
    ),
    studyPlanCoopDetails: ask(
      "It lasts from May to August 2028, with an irrigation district. I will measure how much water a field loses at night.",
      "Il dure de mai à août 2028, dans un district d’irrigation. J’y mesurerai ce qu’un champ perd en eau pendant la nuit.",
    ),
    studyPlanSkillGaps: ask(
      "I can repair a system, but I cannot calculate a new one. Last year I had to turn down a plan for 80 hectares for that reason.",
      "Je sais réparer un réseau, mais je ne sais pas en calculer un nouveau. L’an dernier, j’ai dû refuser pour cette raison un plan de 80 hectares.",
    ),
    studyPlanWhyNow: ask(
      "The cooperative renews its wells in 2029 and needs somebody who can plan that. If I wait, the work goes to a firm from the capital.",
      "La coopérative renouvelle ses puits en 2029 et elle a besoin de quelqu’un qui puisse le planifier. Si j’attends, ce travail ira à une entreprise de la capitale.",
    ),
    studyPlanPassionBeginning: ask(
      "In 2009, when I was fourteen, the well of my grandparents ran dry in February. We carried water in drums for six weeks, and I wanted to know where it had gone.",
      "En 2009, quand j’avais quatorze ans, le puits de mes grands-parents s’est tari en février. Nous avons transporté l’eau en bidons pendant six semaines, et je voulais comprendre où elle était passée.",
    ),
    studyPlanPastExperience: ask(
      "After a technical diploma in Ica, I have looked after 210 hectares of asparagus and grapes for eight years. The problem that I want to solve is that we give all fields the same water, whatever their soil.",
      "Après un diplôme technique à Ica, je m’occupe depuis huit ans de 210 hectares d’asperges et de raisins. Le problème que je veux résoudre\u00A0: nous donnons la même quantité d’eau à tous les champs, quel que soit leur sol.",
    ),
    studyPlanPersonalDevelopment: ask(
      "I built a moisture sensor from parts for 40 dollars and have noted its values every morning since March 2025.",
      "J’ai construit un capteur d’humidité avec des pièces à 40 dollars, et j’en note les valeurs chaque matin depuis mars 2025.",
    ),
    studyPlanExternalDevelopment: ask(
      "The agronomist of the cooperative, Marisol Vega, let me plan the water of one field by myself in 2024. A workshop of the regional water office taught me to read a pump curve.",
      "L’agronome de la coopérative, Marisol Vega, m’a laissé planifier seul l’arrosage d’un champ en 2024. Un atelier de l’office régional de l’eau m’a appris à lire la courbe d’une pompe.",
    ),
    studyPlanInspo: ask(
      "Marisol Vega came back from her studies abroad and cut the water of our grapes by a third in two seasons. I want to do the same for asparagus.",
      "Marisol Vega est revenue de ses études à l’étranger et a réduit d’un tiers l’eau de nos vignes en deux saisons. Je veux faire de même pour les asperges.",
    ),
    studyPlanLogic: ask(
      "My diploma taught me to install systems, my work to keep them running. The next step is to design them.",
      "Mon diplôme m’a appris à installer des réseaux, mon travail à les entretenir. L’étape suivante est de les concevoir.",
    ),
    studyPlanCompanyAdvancement: ask(
      "The letter of the cooperative of 3 November 2026 promises the post of head of water management and a salary of 4,800 soles a month, in place of 2,900 today.",
      "La lettre de la coopérative du 3 novembre 2026 promet le poste de responsable de la gestion de l’eau et un salaire de 4\u00A0800 soles par mois, au lieu de 2\u00A0900 aujourd’hui.",
    ),
    studyPlanWhyNotHome: ask(
      "Programs in Peru train agronomists over five years and treat irrigation in two courses. None of them has a laboratory for pumps, and I already know the first three years.",
      "Les programmes péruviens forment des agronomes en cinq ans et traitent l’irrigation en deux cours. Aucun n’a de laboratoire de pompes, et je connais déjà la matière des trois premières années.",
    ),
    studyPlanHomeStudyPrograms: ask(
      "Agronomy at the Universidad del Valle de Ica and Water Resources at the Instituto Costa Sur.",
      "L’agronomie à l’Universidad del Valle de Ica et les ressources en eau à l’Instituto Costa Sur.",
    ),
    studyPlanWhyCanada: ask(
      "The Prairies irrigate dry land with cold winters and little water, and the school is in the middle of it. Its students measure on real farms, in districts that publish their figures.",
      "Les Prairies irriguent des terres sèches avec peu d’eau, et l’établissement se trouve au milieu d’elles. Les étudiants y mesurent dans de vraies fermes, dans des districts qui publient leurs chiffres.",
    ),
    studyPlanCanadianStudyPrograms: ask(
      "Water Technology at Foothills College, which has no placement, and Agricultural Engineering at Lakehead Plains University, which takes four years.",
      "Les technologies de l’eau au Foothills College, sans stage, et le génie agricole à la Lakehead Plains University, qui dure quatre ans.",
    ),
    studyPlanWhyAccompanyingSpouse: ask(
      "Our daughter is five years old, and we do not want to live apart for sixteen months. Elena has taken unpaid leave from her school until January 2029 and will look after her.",
      "Notre fille a cinq ans, et nous ne voulons pas vivre séparés pendant seize mois. Elena a obtenu de son école un congé sans solde jusqu’en janvier 2029 et s’occupera d’elle.",
    ),
    studyPlanSpouseFuturePlans: ask(
      "go back to our house in Ica, which my brother looks after. Elena returns to her class at the school, and her contract says so.",
      "retourner dans notre maison d’Ica, dont mon frère prend soin. Elena reprendra sa classe à l’école, comme son contrat le prévoit.",
    ),
    studyPlanWhyAccompanyingChildren: ask(
      "Lucía is five years old and needs both of us. Elena is with her while I study, and she will go to kindergarten in the mornings.",
      "Lucía a cinq ans et a besoin de nous deux. Elena est avec elle pendant mes cours, et elle ira à la maternelle le matin.",
    ),
    studyPlanNewOpportunities: ask(
      "to sign plans for systems of more than 50 hectares, for which the regional office asks for a diploma in irrigation.",
      "signer des plans pour des réseaux de plus de 50 hectares, pour lesquels l’office régional exige un diplôme en irrigation.",
    ),
    studyPlanBringingPride: ask(
      "The cooperative has 112 families. A field that needs a third less water leaves theirs to drink.",
      "La coopérative compte 112 familles. Un champ qui demande un tiers d’eau de moins leur laisse de quoi boire.",
    ),
    studyPlanSectorDescription: ask(
      "The water table of the valley falls by almost a metre a year, as the regional water office wrote in its report of 2025. New wells are allowed only with a saving plan.",
      "La nappe de la vallée baisse de près d’un mètre par année, selon le rapport de 2025 de l’office régional de l’eau. De nouveaux puits ne sont permis qu’avec un plan d’économie.",
    ),
    studyPlanSectorImpact: ask(
      "show small growers, field by field, how much water their soil can hold.",
      "montrer aux petits producteurs, champ par champ, combien d’eau leur sol peut retenir.",
    ),
    studyPlanFinancialSupport: ask(
      "I have saved since 2018, and the bank statements of the last twelve months show it. In September 2026 I sold a plot of land that I had inherited; the deed and the transfer are enclosed.",
      "J’économise depuis 2018, comme le montrent les relevés bancaires des douze derniers mois. En septembre 2026, j’ai vendu un terrain dont j’avais hérité; l’acte et le virement sont joints.",
    ),
  },
};
