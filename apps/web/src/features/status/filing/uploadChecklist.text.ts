export const text = {
  title: { en: "Upload, field by field", fr: "Téléversement, champ par champ" },
  lead: {
    en: "Open the portal beside this page. For each field, upload the file that is named here, then tick it. If the package is made again, ticks stay for every file that did not change.",
    fr: "Ouvrez le portail à côté de cette page. Pour chaque champ, téléversez le fichier indiqué ici, puis cochez-le. Si l’envoi est créé de nouveau, les coches restent pour chaque fichier qui n’a pas changé.",
  },
  done: { en: "Uploaded: {done} of {count}", fr: "Fichiers téléversés\u00A0: {done} sur {count}" },
  fileOfField: { en: "{field}: {title}", fr: "{field}\u00A0: {title}" },
  uploaded: { en: "Uploaded: {name}, {date}", fr: "Téléversé\u00A0: {name}, {date}" },
  otherFile: {
    en: "The file changed since it was uploaded ({name}, {date}). Upload it again.",
    fr: "Le fichier a changé depuis son téléversement ({name}, {date}). Téléversez-le de nouveau.",
  },
  somebody: { en: "a closed account", fr: "un compte fermé" },
  copyName: { en: "Copy the file name {name}", fr: "Copier le nom de fichier {name}" },
  copyValue: { en: "Copy: {what}", fr: "Copier\u00A0: {what}" },
  copied: { en: "Copied.", fr: "Copié." },
  copyFailed: {
    en: "The browser did not allow copying. Select the text and copy it by hand.",
    fr: "Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le à la main.",
  },
  record: { en: "Once everything is uploaded", fr: "Une fois tout téléversé" },
  recordLead: {
    en: "Record the day and the confirmation number that the portal gave. This package is then kept as it was sent.",
    fr: "Inscrivez le jour et le numéro de confirmation donné par le portail. Cet envoi est alors conservé tel qu’il a été fait.",
  },
  notYet: {
    en: "The filing is recorded on this page once the case can be sent: see the next steps above.",
    fr: "L’envoi s’inscrit sur cette page dès que le dossier peut être envoyé\u00A0: voyez les prochaines étapes ci-dessus.",
  },
  stillOpen: {
    one: { en: "{count} file is not ticked yet.", fr: "{count} fichier n’est pas encore coché." },
    other: { en: "{count} files are not ticked yet.", fr: "{count} fichiers ne sont pas encore cochés." },
  },
} as const;
