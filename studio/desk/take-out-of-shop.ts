import { UnpublishIcon } from "@sanity/icons/Unpublish";
import { useState } from "react";
import { type DocumentActionComponent, useDocumentOperation, usePerspective } from "sanity";

/**
 * Studio offers Unpublish only beside the published version, which nobody finds. This action stands beside the draft
 * that everybody looks at.
 */
export const TakeOutOfShop: DocumentActionComponent = ({ id, type, published }) => {
  const { unpublish } = useDocumentOperation(id, type);
  const { selectedPerspectiveName } = usePerspective();
  const [isAsking, setIsAsking] = useState(false);
  if (type !== "product" || !published || selectedPerspectiveName !== undefined) return null;

  function takeOut() {
    setIsAsking(false);
    unpublish.execute();
  }

  return {
    label: "Take out of the shop",
    icon: UnpublishIcon,
    tone: "critical",
    disabled: Boolean(unpublish.disabled),
    onHandle: () => setIsAsking(true),
    dialog: isAsking && {
      type: "confirm",
      tone: "critical",
      message:
        "Shoppers will not see this dress any more. It stays here as a draft and can be published again.",
      confirmButtonText: "Take it out",
      onCancel: () => setIsAsking(false),
      onConfirm: takeOut,
    },
  };
};
TakeOutOfShop.displayName = "TakeOutOfShop";
