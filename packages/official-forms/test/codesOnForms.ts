/**
 * What a code stands for where a form has no list of its own: read in the blanks, beside each radio button and in each drop-down
 * list. Words that are ours are those of the captions in short.
 */
export const codesOnForms: Readonly<Record<string, readonly string[]>> = {
  imm5476Purposes: [
    "1 = To appoint a representative",
    "2 = To give new contact details of a representative already appointed",
    "3 = To end the appointment of a representative",
    "4 = To end one appointment and appoint another representative",
    "5 = A representative withdraws",
  ],
  // The buttons stand in the order 1, 2, 4, 5, 3 on the page.
  imm5476UnpaidKinds: [
    "1 = Friend or family member",
    "2 = Member of the College of Immigration and Citizenship Consultants",
    "3 = Somebody else",
    "4 = Lawyer, paralegal or student-at-law of a law society",
    "5 = Member of the Chambre des notaires du Québec",
  ],
  imm5476PaidKinds: [
    "1 = Member of the College of Immigration and Citizenship Consultants",
    "2 = Lawyer, paralegal or student-at-law of a law society",
    "3 = Member of the Chambre des notaires du Québec",
  ],
  imm5645MaritalStatuses: [
    "1 = Annulled marriage",
    "2 = Common-law",
    "3 = Divorced",
    "4 = Legally separated",
    "5 = Married-physically present",
    "6 = Married-not physically present",
    "7 = Single",
    "8 = Widowed",
  ],
  imm5645MaritalStatusesOfOthers: [
    "1 = Annulled marriage",
    "2 = Common-law",
    "3 = Divorced",
    "4 = Legally separated",
    "5 = Married",
    "6 = Single",
    "7 = Widowed",
  ],
  imm5646Genders: ["1 = Female", "2 = Male", "3 = Another gender"],
  imm5646CustodianStatuses: ["1 = Canadian citizen", "2 = Permanent resident"],
  imm5646Residences: ["1 = With the custodian", "2 = In the dormitory of the school", "3 = With another person"],
  imm5707MaritalStatuses: [
    "1 = Common-law",
    "2 = Single",
    "3 = Divorced",
    "4 = Annulled marriage",
    "5 = Married",
    "6 = Legally separated",
    "7 = Widowed",
    "8 = Unknown",
    "9 = Conjugal",
  ],
  imm5707MaritalStatusesOfOthers: [
    "1 = Common-law",
    "2 = Single",
    "3 = Divorced",
    "4 = Annulled marriage",
    "5 = Married",
    "6 = Legally separated",
    "7 = Widowed",
    "8 = Unknown",
  ],
  imm5707ChildRelationships: [
    "1 = Son",
    "2 = Daughter",
    "3 = Step-daughter",
    "4 = Step-son",
    "5 = Adopted daughter",
    "6 = Adopted son",
  ],
};
