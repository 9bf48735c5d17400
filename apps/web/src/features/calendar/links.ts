/** Here and not with the other words of the page, which come with it. */
export const calendarPath = "/calendar";
export const calendarTitle = { en: "Calendar", fr: "Calendrier" };
