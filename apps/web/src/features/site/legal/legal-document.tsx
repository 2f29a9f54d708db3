import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { PrintButton } from '@/components/ui/print-button'
import type { LegalFacts } from './legal-facts'
import { versionDay } from './legal-facts'
import type { LegalSection } from './legal-section'
import { TableOfContents } from './table-of-contents'

interface LegalDocumentProps {
  title: string
  /** The kind of text, shown below the title. */
  description: ReactNode
  /** The label 'Versión' or 'Última actualización', and the day ('2026-11-21'). */
  version: { label: string; day: string }
  summary: readonly ReactNode[]
  sections: readonly LegalSection[]
  facts: LegalFacts
  children?: ReactNode
}

/** The styles of text, lists and links in a legal text. */
const prose =
  '[&_a]:font-medium [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 [&_h3]:pt-3 [&_h3]:text-lg [&_li]:pl-1 [&_li]:marker:text-primary [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5'

/** A legal text with summary, table of contents and numbered parts with anchors. It can be printed. */
export function LegalDocument({
  title,
  description,
  version,
  summary,
  sections,
  facts,
  children,
}: LegalDocumentProps) {
  return (
    <PageFrame
      title={title}
      description={description}
      above={
        <p className="text-sm text-muted-foreground">
          {version.label}: <time dateTime={version.day}>{versionDay(version.day)}</time>
        </p>
      }
      actions={<PrintButton />}
    >
      <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,44rem)] lg:gap-x-14">
        <Summary points={summary} />
        <TableOfContents sections={sections} />
        <article className={`min-w-0 space-y-8 ${prose}`}>
          {sections.map(({ id, title: heading, Body }, number) => (
            <section key={id} aria-labelledby={id} className="space-y-3 border-t pt-8">
              <h2 id={id} className="scroll-mt-20 pb-1 text-2xl">
                {number + 1}. {heading}
              </h2>
              {Body(facts)}
            </section>
          ))}
          {children}
        </article>
      </div>
    </PageFrame>
  )
}

function Summary({ points }: { points: readonly ReactNode[] }) {
  return (
    <section
      aria-labelledby="en-pocas-palabras"
      className={`rounded-card bg-primary-soft p-5 text-primary-soft-foreground md:p-6 lg:col-start-2 print:border ${prose}`}
    >
      <h2 id="en-pocas-palabras" className="text-2xl">
        En pocas palabras
      </h2>
      <ul className="mt-4">
        {points.map((point, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points have no identity but their place
          <li key={number}>{point}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm">Este resumen ayuda a leer. Lo que vale es el texto completo.</p>
    </section>
  )
}
