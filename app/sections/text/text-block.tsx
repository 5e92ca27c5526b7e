import type { DrawnSection } from "#app/sections/drawn-sections.server.ts";
import buttons from "#app/ui/button.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import sheet from "./text-block.css?url";

export function TextBlock({ section }: { section: DrawnSection<"textSection"> }) {
  const { id, label, heading, text, action } = section;
  return (
    <section className="text-block section grid" aria-labelledby={heading ? id : undefined}>
      {/* With the part that needs it, and on no other shop's home page. */}
      <link rel="stylesheet" href={sheet} />
      <header className="rise">
        {label && <p className="label">{label}</p>}
        {heading && (
          <h2 id={id}>
            <Title text={heading} />
          </h2>
        )}
      </header>
      <div className="text-block-body rise">
        {text && <p>{text}</p>}
        {action.label && (
          <ScreenLink className={buttons.button} href={action.href}>
            {action.label}
          </ScreenLink>
        )}
      </div>
    </section>
  );
}
