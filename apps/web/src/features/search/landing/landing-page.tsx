import type { DrawingName } from '@oficio/drawings/address'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Section } from '@/components/layout/section'
import type { BreadcrumbProps } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Sketch } from '../sketch/sketch'
import type { SketchFacts } from '../sketch/sketch-facts'
import { SketchFold } from '../sketch/sketch-fold'
import type { Question } from './landing-questions'
import { LinkList, type LinkListProps } from './link-list'

interface LandingPageProps {
  title: string
  trail: BreadcrumbProps['items']
  description: string
  drawing: DrawingName
  action: ReactNode
  listTitle: 'Profesionales' | 'Negocios'
  /** The items of the list. */
  children: ReactNode
  /** The search that lists all of them, if the page lists only the first ones. */
  allHref?: string | false
  /** Where the listed ones are. */
  sketch: SketchFacts | null
  questions?: readonly Question[]
  /** Lists of links to pages of the same kind, shown beside the list. */
  ways: readonly LinkListProps[]
}

/** The page of a rubro or a category in a place: the list, questions, and links to related pages. */
export function LandingPage({
  listTitle,
  children,
  allHref,
  sketch,
  questions = [],
  ways,
  ...head
}: LandingPageProps) {
  const { action, ...header } = head
  const id = listTitle.toLowerCase()
  return (
    <PageFrame {...header} actions={action}>
      <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-12">
          <section aria-labelledby={id} className="space-y-5">
            <h2 id={id} className="sr-only">
              {listTitle}
            </h2>
            {sketch && <SketchFold facts={sketch} />}
            <ul className="space-y-4">{children}</ul>
            {allHref && (
              <ButtonLink href={allHref} variant="outline">
                Ver todos
              </ButtonLink>
            )}
          </section>
          <Questions questions={questions} />
        </div>
        <div className="min-w-0 space-y-10">
          {sketch && (
            <div className="max-lg:hidden">
              <Sketch {...sketch} />
            </div>
          )}
          {ways.map((way) => (
            <LinkList key={way.title} {...way} />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}

/** Frequently asked questions with their answers. Renders nothing if there are none. */
function Questions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <Section title="Preguntas frecuentes">
      <ul className="divide-y border-y">
        {questions.map(({ question, answer }) => (
          <li key={question} className="space-y-1 py-5">
            <h3 className="text-lg">{question}</h3>
            <p className="max-w-[68ch] wrap-anywhere text-muted-foreground">{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
