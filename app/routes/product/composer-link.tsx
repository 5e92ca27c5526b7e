import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { type Choice, queryFor } from "#app/catalogue/choice.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { ComposerDialogProps } from "#app/enquiry/composer-dialog.tsx";
import { loadDeferredModules } from "#app/site/load-deferred-modules.ts";
import buttons from "#app/ui/button.module.css";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";

export type ComposerLinkProps = { product: Product; choice: Choice; children: ReactNode };

/** A page without script; with it the same in a dialog, whose script comes when it is asked for. */
export function ComposerLink({ product, choice, children }: ComposerLinkProps) {
  const [asked, setAsked] = useState<{ Composer: ComponentType<ComposerDialogProps> }>();
  const href = `/enquiry?dress=${product.slug}${queryFor(choice).replace("?", "&")}`;

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    loadDeferredModules()
      .then(({ loadComposer }) => loadComposer())
      .then((Composer) => setAsked({ Composer }))
      .catch(() => location.assign(href));
  }

  return (
    <>
      <ScreenLink className={buttons.link} href={href} onClick={open}>
        {children}
      </ScreenLink>
      {asked && <asked.Composer product={product} choice={choice} asked={asked} />}
    </>
  );
}
