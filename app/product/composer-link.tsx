import { useNavigate } from "react-router";
import { type Choice, queryFor } from "#app/catalogue/choice.ts";
import { type Product, pathAbout } from "#app/catalogue/product.ts";
import buttons from "#app/ui/button.module.css";
import { useOpenDialog } from "#app/ui/dialog.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { useDialogPart } from "#app/ui/use-dialog-part.ts";

type ComposerLinkProps = { product: Product; choice: Choice; children: string };

const ID = "composer";

/** The link leads to a page; with script the same opens in a dialog, which is loaded then. */
export function ComposerLink({ product, choice, children }: ComposerLinkProps) {
  const navigate = useNavigate();
  const href = pathAbout(product.slug, "/enquiry") + queryFor(choice).replace("?", "&");
  // The page may still come, or says that there is no connection.
  const Composer = useDialogPart(ID, loadComposer, () => navigate(href, { replace: true }));
  return (
    <>
      <ScreenLink className={buttons.link} href={href} onClick={useOpenDialog(ID)}>
        {children}
      </ScreenLink>
      {Composer && <Composer id={ID} product={product} choice={choice} title={children} href={href} />}
    </>
  );
}

async function loadComposer() {
  return (await import("#app/enquiry/enquiry-dialog.tsx")).EnquiryDialog;
}
