import type { LegalSection } from './legal-section'

/** The table of contents, with links. It is beside the text from 1024 px up and is not printed. */
export function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="contenidos" className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
      <div className="rounded-card border bg-surface p-5 lg:sticky lg:top-24 lg:border-0 lg:bg-transparent lg:p-0">
        <h2 id="contenidos" className="mb-2 font-sans text-base font-semibold tracking-normal">
          Contenidos
        </h2>
        <ol>
          {sections.map(({ id, title }, number) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-2 rounded py-1.5 text-muted-foreground underline-offset-4 hover:text-primary hover:underline lg:min-h-9"
              >
                <span className="w-5 shrink-0 tabular-nums">{number + 1}.</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
