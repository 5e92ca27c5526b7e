import { PortableText, type PortableTextReactComponents } from "@portabletext/react";
import { createContext, type ReactNode, useContext } from "react";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { SpokenParts } from "#model/documents/spoken-in.ts";
import type { PageBlock, PageLink, PagePicture, PageTable } from "#model/texts/care-page.ts";
import { separated } from "#words/locale.ts";

/** The attributes of the block with this key: `data-sanity`, and the language where it is not the page's. */
const BlockField = createContext<(key: string | undefined) => object>(() => ({}));

const components: Partial<PortableTextReactComponents> = {
  types: {
    image: ({ value }: { value: PagePicture }) => <Plate {...value} />,
    table: ({ value }: { value: PageTable }) => <Table {...value} />,
  },
  block: {
    normal: (block) => <Block as="p" {...block} />,
    h2: (block) => <Block as="h2" {...block} />,
    h3: (block) => <Block as="h3" {...block} />,
    blockquote: (block) => <Block as="blockquote" {...block} />,
  },
  listItem: (item) => <Block as="li" {...item} />,
  marks: {
    // A link whose address could not be used has none: its words stay.
    link: ({ value, children }: { value?: PageLink | undefined; children: ReactNode }) =>
      value ? <ScreenLink href={value.href}>{children}</ScreenLink> : children,
  },
  // A mark that Studio may offer one day is still readable here.
  unknownMark: ({ children }) => children,
  unknownType: () => null,
};

type PageBodyProps = { slug: string; blocks: readonly PageBlock[] } & {
  spokenIn?: SpokenParts["spokenIn"] | undefined;
};

/** The label's own text: headings, lists, tables, links, pictures, quotations. */
export function PageBody({ slug, blocks, spokenIn }: PageBodyProps) {
  const field = useDataAttribute("carePage", slug);
  return (
    <BlockField value={(_key) => ({ ...spokenIn?.[`body.${_key}`], "data-sanity": field("body", { _key }) })}>
      <PortableText value={[...blocks]} components={components} />
    </BlockField>
  );
}

type BlockProps = {
  as: "p" | "h2" | "h3" | "blockquote" | "li";
  value: { _key?: string | undefined };
  children?: ReactNode;
};

function Block({ as: Tag, value: { _key }, children }: BlockProps) {
  return <Tag {...useContext(BlockField)(_key)}>{children}</Tag>;
}

function Plate({ _key, picture, caption }: PagePicture) {
  const size = { "--width": picture.width, "--height": picture.height };
  return (
    <figure style={size} {...useContext(BlockField)(_key)}>
      <Picture picture={picture} sizes="(max-width: 59.99rem) 100vw, 50vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/**
 * Wider than the page it is scrolled by itself, also with the keyboard. Where the first column has no heading, its cells are those of
 * their rows.
 */
function Table({ _key, rows, hasHeader }: PageTable) {
  const field = useContext(BlockField)(_key);
  const [first = [], ...others] = rows;
  const body = hasHeader ? others : rows;
  const [corner, ...columns] = hasHeader ? first : [];
  const namesRows = corner === "" && columns.some(Boolean);
  const namingCells = rows.find((cells) => cells.some(Boolean))?.filter(Boolean);
  const label = namingCells && separated(namingCells);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="region" tabIndex={0} aria-label={label} {...field}>
      <table>
        {hasHeader && (
          <thead>
            <tr>
              {first.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table has no other names for its cells
                <Cell key={column} text={cell} names="col" />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Cell key={column} text={cell} names={namesRows && column === 0 ? "row" : undefined} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An empty one names nothing: read out as a heading it would be a heading without words. */
function Cell({ text, names }: { text: string; names: "col" | "row" | undefined }) {
  return names && text ? <th scope={names}>{text}</th> : <td>{text}</td>;
}
