import { type ComponentType, type MouseEvent, useState } from "react";
import { useNavigate } from "react-router";
import { type Choice, queryFor } from "#app/catalogue/choice.ts";
import { type Product, pathAbout } from "#app/catalogue/product.ts";
import type { ComposerDialogProps } from "#app/enquiry/composer-dialog.tsx";
import buttons from "#app/ui/button.module.css";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";

type ComposerLinkProps = { product: Product; choice: Choice; children: string };

/** The link leads to a page; with script the same opens in a dialog, which is loaded then. */
export function ComposerLink({ product, choice, children }: ComposerLinkProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ Composer: ComponentType<ComposerDialogProps> }>();
  const href = pathAbout(product.slug, "/enquiry") + queryFor(choice).replace("?", "&");

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    import("#app/enquiry/composer-dialog.tsx")
      .then(({ ComposerDialog }) => setAsked({ Composer: ComposerDialog }))
      // The page may still come, or says that there is no connection.
      .catch(() => navigate(href));
  }

  return (
    <>
      <ScreenLink className={buttons.link} href={href} onClick={open}>
        {children}
      </ScreenLink>
      {asked && (
        <asked.Composer product={product} choice={choice} title={children} href={href} asked={asked} />
      )}
    </>
  );
}
