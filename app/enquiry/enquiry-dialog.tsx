import { useLocation, useNavigate } from "react-router";
import buttons from "#app/ui/button.module.css";
import { CloseDialog, Dialog } from "#app/ui/dialog.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { fetchJson } from "#app/ui/fetch-json.ts";
import { sharedPath } from "#app/ui/language-base.ts";
import overlay from "#app/ui/overlay.module.css";
import { useDialogPart } from "#app/ui/use-dialog-part.ts";
import type { Choice } from "#model/dresses/choice.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import loadingWords from "#words/loading.json" with { type: "json" };
import { choiceInDraft } from "./draft-choice.ts";
import styles from "./enquiry-form.module.css";
import { EnquiryForm } from "./enquiry-form.tsx";
import { ENQUIRY_TEXTS_PATH, type EnquiryDress, type EnquiryTexts, type FormAnswer } from "./read-enquiry.ts";

type EnquiryDialogProps = {
  id: string;
  dress: EnquiryDress;
  choice: Choice;
  /** The page says this of it. */
  dressAnswer: FormAnswer;
  /** The text of the link. */
  title: string;
  /** The page of the same form. */
  href: string;
  /** The visitor asked for a way without WhatsApp. */
  isOtherwise: boolean;
  /** The page takes over what was chosen in the form, as "?colour=sage&size=38". */
  onChoose: (query: string) => void;
};

export function EnquiryDialog(props: EnquiryDialogProps) {
  const { id, dress, choice, dressAnswer, title, href, isOtherwise, onChoose } = props;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The page may still come, or say why it does not.
  const texts = useDialogPart(id, fetchTexts, () => navigate(href, { replace: true }));
  const head = (
    <div className={styles.dialogHead}>
      <p className="label soft" translate="no">
        {dress.name}
      </p>
      <h2 className="title-s">
        <Emphasis text={texts?.messages.title ?? title} />
      </h2>
    </div>
  );
  const chosen = { colour: choice.colour?.slug, size: choice.size?.label };
  function takeOver() {
    // Whoever leaves the page with the dialog chooses nothing on the next one: the draft keeps the choice.
    const query =
      sharedPath(window.location.pathname) === pathname ? choiceInDraft(dress, choice) : undefined;
    if (query !== undefined) onChoose(query);
  }

  return (
    <Dialog id={id} label={title} className={`${overlay.overlay} ${overlay.sheet}`} onClosed={takeOver}>
      <CloseDialog label={controlNames.close} className={`${buttons.icon} ${overlay.close}`} />
      {texts ? (
        // Another choice on the page is another note; the visitor's words come back from its draft.
        <EnquiryForm
          key={`${chosen.colour} ${chosen.size}`}
          texts={texts}
          dresses={[dress]}
          chosen={chosen}
          dressAnswer={dressAnswer}
          isOtherwise={isOtherwise}
        >
          {head}
        </EnquiryForm>
      ) : (
        <div className={styles.wait}>
          {head}
          <p className="soft" role="status">
            {loadingWords.other}
          </p>
        </div>
      )}
    </Dialog>
  );
}

function fetchTexts() {
  return fetchJson<EnquiryTexts>(ENQUIRY_TEXTS_PATH);
}
