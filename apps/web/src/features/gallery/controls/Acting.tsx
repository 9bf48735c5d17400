import { useState } from "react";
import { GalleryPart, Specimen, State, type Drawing } from "../../../case/gallery/Stage.tsx";
import { stateWords } from "../../../case/gallery/stage.text.ts";
import { Button, ButtonRow, IconButton } from "../../../ui/controls/Button.tsx";
import { FileButton } from "../../../ui/controls/FileButton.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { AskFirst } from "../../../ui/layout/AskFirst.tsx";
import { Dialog } from "../../../ui/layout/Dialog.tsx";
import { Tooltip } from "../../../ui/layout/Tooltip.tsx";
import { text as uiText } from "../../../ui/text.ts";
import { exampleWords } from "../examples.text.ts";
import { partWords } from "../gallery.text.ts";
import { when } from "../when.text.ts";

/** What is pressed. */
export function Acting() {
  return (
    <GalleryPart id="acting" title={partWords.acting}>
      <Specimen of="Button, ButtonRow" when={when.button}>
        <State name={stateWords.pressed}>
          {({ t }) => (
            <ButtonRow>
              <Button look="primary">{t(exampleWords.continue)}</Button>
              <Button>{t(exampleWords.save)}</Button>
              <Button look="danger" icon="bin">
                {t(exampleWords.delete)}
              </Button>
              <Button look="quiet">{t(exampleWords.cancel)}</Button>
            </ButtonRow>
          )}
        </State>
        <State name={stateWords.busy}>
          {({ t }) => (
            <Button look="primary" busy>
              {t(exampleWords.continue)}
            </Button>
          )}
        </State>
      </Specimen>
      <Specimen of="IconButton" when={when.iconButton}>
        <State name={stateWords.pressed}>{({ t }) => <IconButton icon="cross" label={t(uiText.close)} />}</State>
      </Specimen>
      <Specimen of="LinkButton" when={when.linkButton}>
        <State name={stateWords.pressed}>
          {({ t }) => (
            <LinkButton look="primary" icon="arrowRight" href="/gallery">
              {t(exampleWords.continue)}
            </LinkButton>
          )}
        </State>
      </Specimen>
      <Specimen of="FileButton" when={when.fileButton}>
        <State name={stateWords.pressed}>
          {({ t }) => (
            <FileButton look="primary" accept="application/pdf" onFiles={() => {}}>
              {t(exampleWords.addFile)}
            </FileButton>
          )}
        </State>
      </Specimen>
      <Specimen of="Dialog" when={when.dialog}>
        <State name={stateWords.pressed}>{(drawing) => <AskingDialog {...drawing} />}</State>
      </Specimen>
      <Specimen of="AskFirst" when={when.askFirst}>
        <State name={stateWords.pressed}>{(drawing) => <AskingFirst {...drawing} />}</State>
      </Specimen>
      <Specimen of="Tooltip" when={when.tooltip}>
        <State name={stateWords.pressed}>
          {({ t }) => <Tooltip label={t(exampleWords.tip)}>{t(exampleWords.tipMore)}</Tooltip>}
        </State>
      </Specimen>
    </GalleryPart>
  );
}

function AskingFirst({ t }: Drawing) {
  return (
    <AskFirst
      look="quiet"
      icon="bin"
      title={t(exampleWords.question)}
      lead={t(exampleWords.questionMore)}
      confirm={t(exampleWords.delete)}
      keep={t(exampleWords.cancel)}
      onConfirm={() => undefined}
    >
      {t(exampleWords.delete)}
    </AskFirst>
  );
}

function AskingDialog({ t }: Drawing) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="bin" onClick={() => setOpen(true)}>
        {t(exampleWords.delete)}
      </Button>
      <Dialog title={t(exampleWords.question)} open={isOpen} onClose={close}>
        <p>{t(exampleWords.questionMore)}</p>
        <ButtonRow>
          <Button look="danger" onClick={close}>
            {t(exampleWords.delete)}
          </Button>
          <Button onClick={close}>{t(exampleWords.cancel)}</Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}
