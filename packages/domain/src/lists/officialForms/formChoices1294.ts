// @bothLanguages: fields of study are searched by either name.
import { secondaryText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

export const imm1294ServiceLanguages: FactList = {
  id: "imm1294ServiceLanguages",
  title: { en: "Form IMM 1294: language of service", fr: "Formulaire IMM 1294 : langue de service" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "01", name: { en: "English", fr: "Anglais" } },
    { id: "02", name: { en: "French", fr: "Français" } },
  ],
};

export const imm1294Sexes: FactList = {
  id: "imm1294Sexes",
  title: { en: "Form IMM 1294: sex or gender", fr: "Formulaire IMM 1294 : sexe ou genre" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "The gender of the assessment maps one to one; another gender is Unspecified. Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "Female", name: { en: "Female", fr: "Femme" } },
    { id: "Male", name: { en: "Male", fr: "Homme" } },
    { id: "Unknown", name: { en: "Unknown", fr: "Inconnu" } },
    { id: "Unspecified", name: { en: "Another gender", fr: "Autre genre" } },
  ],
};

export const imm1294MaritalStatuses: FactList = {
  id: "imm1294MaritalStatuses",
  title: { en: "Form IMM 1294: marital status", fr: "Formulaire IMM 1294 : état matrimonial" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Legally separated in the assessment is 05. Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "09", name: { en: "Annulled marriage", fr: "Mariage annulé" }, label: "Annulled Marriage" },
    { id: "03", name: { en: "Common-law", fr: "Union de fait" }, label: "Common-Law" },
    { id: "04", name: { en: "Divorced", fr: "Divorcé ou divorcée" } },
    { id: "01", name: { en: "Married", fr: "Marié ou mariée" } },
    { id: "05", name: { en: "Separated", fr: "Séparé ou séparée" } },
    { id: "02", name: { en: "Single", fr: "Célibataire" } },
    { id: "00", name: { en: "Unknown", fr: "Inconnu" } },
    { id: "06", name: { en: "Widowed", fr: "Veuf ou veuve" } },
  ],
};

export const imm1294PreviousRelationships: FactList = {
  id: "imm1294PreviousRelationships",
  title: { en: "Form IMM 1294: earlier relationship", fr: "Formulaire IMM 1294 : relation antérieure" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "03", name: { en: "Common-law", fr: "Union de fait" }, label: "Common-Law" },
    { id: "01", name: { en: "Married", fr: "Marié ou mariée" } },
  ],
};

export const imm1294ImmigrationStatuses: FactList = {
  id: "imm1294ImmigrationStatuses",
  title: { en: "Form IMM 1294: immigration status", fr: "Formulaire IMM 1294 : statut d’immigration" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Other asks for a text; 03 to 06 ask for dates. Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "01", name: { en: "Citizen", fr: "Citoyen ou citoyenne" } },
    { id: "02", name: { en: "Permanent resident", fr: "Résident permanent ou résidente permanente" } },
    { id: "03", name: { en: "Visitor", fr: "Visiteur ou visiteuse" } },
    { id: "04", name: { en: "Worker", fr: "Travailleur ou travailleuse" } },
    { id: "05", name: { en: "Student", fr: "Étudiant ou étudiante" } },
    { id: "06", name: { en: "Other", fr: "Autre" } },
    { id: "07", name: { en: "Protected person", fr: "Personne protégée" }, label: "Protected Person" },
    { id: "08", name: { en: "Refugee claimant", fr: "Demandeur ou demandeuse d’asile" }, label: "Refugee Claimant" },
    { id: "09", name: { en: "Foreign national", fr: "Étranger ou étrangère" }, label: "Foreign National" },
  ],
};

export const imm1294Communication: FactList = {
  id: "imm1294Communication",
  title: { en: "Form IMM 1294: English, French or both", fr: "Formulaire IMM 1294 : français, anglais ou les deux" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "English", name: { en: "English", fr: "Anglais" } },
    { id: "French", name: { en: "French", fr: "Français" } },
    { id: "Both", name: { en: "Both", fr: "Les deux" } },
    { id: "Neither", name: { en: "Neither", fr: "Ni l’un ni l’autre" } },
  ],
};

export const imm1294EaseLanguages: FactList = {
  id: "imm1294EaseLanguages",
  title: { en: "Form IMM 1294: language one is most at ease in", fr: "Formulaire IMM 1294 : langue la plus familière" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "01", name: { en: "English", fr: "Anglais" } },
    { id: "02", name: { en: "French", fr: "Français" } },
  ],
};

export const imm1294PhoneTypes: FactList = {
  id: "imm1294PhoneTypes",
  title: { en: "Form IMM 1294: kind of telephone", fr: "Formulaire IMM 1294 : type de téléphone" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "The template has two more kinds in a list that this form does not use. Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "01", name: { en: "Residence", fr: "Domicile" } },
    { id: "02", name: { en: "Cellular", fr: "Cellulaire" } },
    { id: "03", name: { en: "Business", fr: "Affaires" } },
  ],
};

export const imm1294LevelsOfStudy: FactList = {
  id: "imm1294LevelsOfStudy",
  title: { en: "Form IMM 1294: level of study", fr: "Formulaire IMM 1294 : niveau d’études" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "01", name: { en: "Primary school", fr: "École primaire" }, label: "Primary School" },
    { id: "02", name: { en: "Secondary school", fr: "École secondaire" }, label: "Secondary School" },
    {
      id: "10",
      name: {
        en: "Vocational training in Quebec (PTC, TCST, DVS, AVS)",
        fr: "Formation professionnelle au Québec (CFP, AFPT, DEP, ASP)",
      },
      label: "PTC/TCST/DVS/AVS",
    },
    { id: "11", name: { en: "CEGEP, pre-university", fr: "Cégep, préuniversitaire" }, label: "CEGEP - Pre-university" },
    { id: "12", name: { en: "CEGEP, technical", fr: "Cégep, technique" }, label: "CEGEP - Technical" },
    { id: "13", name: { en: "College, certificate", fr: "Collège, certificat" }, label: "College - Certificate" },
    { id: "14", name: { en: "College, diploma", fr: "Collège, diplôme" }, label: "College - Diploma" },
    {
      id: "15",
      name: { en: "College, applied degree", fr: "Collège, grade appliqué" },
      label: "College - Applied degree",
    },
    {
      id: "04",
      name: { en: "University, bachelor’s degree", fr: "Université, baccalauréat" },
      label: "University - Bachelor's Deg.",
    },
    {
      id: "05",
      name: { en: "University, master’s degree", fr: "Université, maîtrise" },
      label: "University - Master's Deg.",
    },
    { id: "06", name: { en: "University, doctorate", fr: "Université, doctorat" }, label: "University - Doctorate" },
    {
      id: "07",
      name: { en: "University, other studies", fr: "Université, autres études" },
      label: "University - Other Studies",
    },
    {
      id: "16",
      name: { en: "English or French as a second language", fr: "Anglais ou français langue seconde" },
      label: "ESL/FSL",
    },
    {
      id: "17",
      name: {
        en: "English or French as a second language, and college",
        fr: "Anglais ou français langue seconde, et collège",
      },
      label: "ESL/FSL and College",
    },
    {
      id: "18",
      name: {
        en: "English or French as a second language, and university",
        fr: "Anglais ou français langue seconde, et université",
      },
      label: "ESL/FSL and University",
    },
    { id: "08", name: { en: "Other studies", fr: "Autres études" }, label: "Other Studies" },
    { id: "19", name: { en: "Not applicable", fr: "Sans objet" }, label: "Not Applicable" },
  ],
};

export const imm1294FieldsOfStudy: FactList = {
  id: "imm1294FieldsOfStudy",
  title: { en: "Form IMM 1294: field of study", fr: "Formulaire IMM 1294 : domaine d’études" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    {
      id: "01",
      name: { en: "Arts, humanities, social science", fr: "Arts, sciences humaines et sociales" },
      label: "Arts/Humanities/Social Science",
    },
    {
      id: "02",
      name: { en: "Fine, visual or performing arts", fr: "Beaux-arts, arts visuels et de la scène" },
      label: "Arts, Fine/Visual/Performing",
    },
    { id: "03", name: { en: "Business, commerce", fr: "Commerce" }, label: "Business/Commerce" },
    { id: "04", name: { en: "Computing, IT", fr: "Informatique, TI" }, label: "Computing/IT" },
    {
      id: "05",
      name: { en: "English or French as a second language", fr: "Anglais ou français langue seconde" },
      label: "ESL/FSL",
    },
    { id: "06", name: { en: "Flight training", fr: "Formation au pilotage" }, label: "Flight Training" },
    { id: "07", name: { en: "Hospitality, tourism", fr: "Hôtellerie et tourisme" }, label: "Hospitality/Tourism" },
    { id: "08", name: { en: "Law", fr: "Droit" } },
    { id: "09", name: { en: "Medicine", fr: "Médecine" } },
    { id: "10", name: { en: "Applied science", fr: "Sciences appliquées" }, label: "Science, Applied" },
    { id: "11", name: { en: "General sciences", fr: "Sciences générales" }, label: "Sciences, General" },
    { id: "12", name: { en: "Health sciences", fr: "Sciences de la santé" }, label: "Sciences, Health" },
    {
      id: "13",
      name: { en: "Trades, vocational training", fr: "Métiers et formation professionnelle" },
      label: "Trades/Vocational",
    },
    {
      id: "14",
      name: { en: "Theology, religious studies", fr: "Théologie et études religieuses" },
      label: "Theology/Religious Studies",
    },
    { id: "15", name: { en: "Other", fr: "Autre" } },
    {
      id: "16",
      name: { en: "Agriculture and related sciences", fr: "Agriculture et sciences connexes" },
      label: "Agric/Agric Ops/Rel Sciences",
    },
    {
      id: "17",
      name: { en: "Architecture and related services", fr: "Architecture et services connexes" },
      label: "Architecture and Rel Services",
    },
    {
      id: "18",
      name: { en: "Biological and biomedical sciences", fr: "Sciences biologiques et biomédicales" },
      label: "Biological/Biomed Sciences",
    },
    {
      id: "19",
      name: { en: "Business, management, marketing", fr: "Gestion, administration et marketing" },
      label: "Business/Mgmt/Marketing",
    },
  ],
};

export const imm1294Payers: FactList = {
  id: "imm1294Payers",
  title: { en: "Form IMM 1294: who pays", fr: "Formulaire IMM 1294 : qui paie" },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "Myself", name: { en: "Myself", fr: "Moi-même" } },
    { id: "Parents", name: { en: "Parents", fr: "Parents" } },
    { id: "Other", name: { en: "Other", fr: "Autre" } },
  ],
};

export const imm1294Relationships: FactList = {
  id: "imm1294Relationships",
  title: {
    en: "Form IMM 1294: relationship to the applicant",
    fr: "Formulaire IMM 1294 : lien avec la personne qui demande",
  },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "In the template, though no field of this form shows it. Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "01", name: { en: "Spouse", fr: "Époux ou épouse" } },
    { id: "02", name: { en: "Common-law partner", fr: "Conjoint ou conjointe de fait" }, label: "Common-law Partner" },
    { id: "03", name: { en: "Daughter", fr: "Fille" } },
    { id: "04", name: { en: "Son", fr: "Fils" } },
    { id: "05", name: { en: "Stepdaughter", fr: "Belle-fille" }, label: "Step-Daughter" },
    { id: "06", name: { en: "Stepson", fr: "Beau-fils" }, label: "Step-Son" },
    { id: "07", name: { en: "Mother", fr: "Mère" } },
    { id: "08", name: { en: "Father", fr: "Père" } },
    { id: "09", name: { en: "Stepmother", fr: "Belle-mère" }, label: "Step-Mother" },
    { id: "10", name: { en: "Stepfather", fr: "Beau-père" }, label: "Step-Father" },
    { id: "11", name: { en: "Sister", fr: "Sœur" } },
    { id: "12", name: { en: "Brother", fr: "Frère" } },
    {
      id: "13",
      name: { en: "Half-sister or stepsister", fr: "Demi-sœur, ou fille du nouveau conjoint d’un parent" },
      label: "Half-Sister/Step-Sister",
    },
    {
      id: "14",
      name: { en: "Half-brother or stepbrother", fr: "Demi-frère, ou fils du nouveau conjoint d’un parent" },
      label: "Half-Brother/Step-Brother",
    },
  ],
};

export const imm1294EducationLevels: FactList = {
  id: "imm1294EducationLevels",
  title: {
    en: "Form IMM 1294: highest education, a list that no field uses",
    fr: "Formulaire IMM 1294 : scolarité, liste non utilisée",
  },
  source: secondaryText(
    "Lists in the template of form IMM 1294, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "The field of the form takes free text. Codes and English labels agree in two extractions; the French is ours.",
  entries: [
    { id: "00", name: { en: "None", fr: "Aucune" } },
    { id: "01", name: { en: "Secondary school or less", fr: "Secondaire ou moins" }, label: "Secondary or less" },
    {
      id: "02",
      name: {
        en: "Trade or apprenticeship certificate or diploma",
        fr: "Certificat ou diplôme de métier ou d’apprentissage",
      },
      label: "Trade/Apprenticeship Certificate/Diploma",
    },
    {
      id: "03",
      name: { en: "Certificate or diploma not from a university", fr: "Certificat ou diplôme non universitaire" },
      label: "Non-University Certificate/Diploma",
    },
    {
      id: "04",
      name: { en: "Post-secondary studies without a degree", fr: "Études postsecondaires sans grade" },
      label: "Post-Secondary – No Degree",
    },
    { id: "05", name: { en: "Bachelor’s Degree", fr: "Baccalauréat" } },
    {
      id: "06",
      name: { en: "Graduate studies without a degree", fr: "Études supérieures sans grade" },
      label: "Post Graduate – No Degree",
    },
    { id: "07", name: { en: "Master’s Degree", fr: "Maîtrise" } },
    { id: "08", name: { en: "Doctorate", fr: "Doctorat" }, label: "Doctorate - Ph D" },
  ],
};
