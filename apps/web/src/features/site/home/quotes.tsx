import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Avatar } from '@/components/ui/avatar'

interface Quote {
  id: string
  quote: string
  name: string
  context: ReactNode
  /** Shown above the words: the rating. */
  above?: ReactNode
  /** Shown beside the name: the kind of the quote. */
  badge?: ReactNode
}

interface QuotesProps {
  title: string
  description: ReactNode
  quotes: readonly Quote[]
}

/** Quotes side by side, all of the same weight. */
export function Quotes({ title, description, quotes }: QuotesProps) {
  return (
    <section aria-labelledby="experiencias" className="py-16 md:py-24">
      <Container>
        <h2 id="experiencias" className="text-3xl tiny:text-2xl md:text-4xl">
          {title}
        </h2>
        <p className="mt-4 max-w-[60ch] text-muted-foreground md:text-lg">{description}</p>
        <ul className="mt-8 grid divide-y md:mt-12 md:grid-cols-3 md:divide-x md:divide-y-0">
          {quotes.map(({ id, quote, name, context, above, badge }) => (
            <li
              key={id}
              className="min-w-0 py-8 first:pt-0 last:pb-0 md:px-8 md:py-0 md:first:pl-0 md:last:pr-0"
            >
              <figure className="flex h-full flex-col gap-4">
                {above}
                <blockquote className="flex-1">
                  <p className="font-display text-xl leading-snug font-semibold break-words lg:text-2xl lg:leading-snug">
                    «{quote}»
                  </p>
                </blockquote>
                <figcaption className="flex items-center gap-3 tiny:flex-wrap">
                  <Avatar seed={name} />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold break-words">{name}</span>
                    <span className="block text-sm break-words text-muted-foreground">{context}</span>
                  </span>
                  {badge}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
