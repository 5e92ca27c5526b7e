import { useNavigate } from "react-router";
import { type Choice, queryFor } from "#app/catalogue/choice.ts";
import { type Product, pathAbout } from "#app/catalogue/product.ts";
import { loadDeferredModules } from "#app/site/load-deferred-modules.ts";
import buttons from "#app/ui/button.module.css";
import { useOpenDialog } from "#app/ui/dialog.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { useDialogPart } from "#app/ui/use-dialog-part.ts";

type ComposerLinkProps = { product: Product; choice: Choice; children: string };

const ID = "composer";

/** A page without script; with it the same in a dialog, whose script comes when it is asked for. */
export function ComposerLink({ product, choice, children }: ComposerLinkProps) {
  const navigate = useNavigate();
  const href = pathAbout(product.slug, "/enquiry") + queryFor(choice).replace("?", "&");
  // As a page it may still come; or the shop says that there is no connection.
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
  return (await loadDeferredModules()).loadComposer();
}
