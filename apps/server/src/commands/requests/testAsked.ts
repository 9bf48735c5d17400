/** Places and points that tests of requests ask for. */

export const passport = { page: "passport", slot: "passportBioPage", person: "main", childNumber: null };
export const ofAnswers = { page: "additional-document", slot: "additionalDocument", person: "main", childNumber: null };
export const letters = {
  page: "additional-document-request",
  slot: "additionalDocumentRequest",
  person: "main",
  childNumber: null,
};

export const inWords = (words: string) => ({ id: null, words, page: null, slot: null, childNumber: null });
export const inSlot = {
  id: null,
  words: "A copy of your passport",
  page: "passport",
  slot: "passportBioPage",
  childNumber: null,
};
