import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'

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

/** A list of quotes, the first one large. */
export function Quotes({ title, description, quotes }: QuotesProps) {
  return (
    <section aria-labelledby="experiencias" className="py-16 md:py-24">
      <Container>
        <h2 id="experiencias" className="text-3xl tiny:text-2xl md:text-4xl">
          {title}
        </h2>
        <p className="mt-4 max-w-[60ch] text-lg text-muted-foreground">{description}</p>
        <ul className="mt-8 grid gap-4 md:mt-12 md:grid-cols-2 md:gap-6">
          {quotes.map(({ id, quote, name, context, above, badge }, position) => (
            <li key={id} className={cn('min-w-0', position === 0 && 'md:row-span-2')}>
              <Card asChild className="flex h-full min-w-0 flex-col justify-between gap-6">
                <figure>
                  <div className="space-y-3">
                    {above}
                    <blockquote>
                      <p
                        className={cn(
                          'break-words',
                          position === 0
                            ? 'font-display text-2xl leading-snug font-semibold lg:text-3xl lg:leading-tight'
                            : 'text-lg',
                        )}
                      >
                        «{quote}»
                      </p>
                    </blockquote>
                  </div>
                  <figcaption className="flex items-center gap-3 tiny:flex-wrap">
                    <Avatar name={name} />
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold break-words">{name}</span>
                      <span className="block text-sm break-words text-muted-foreground">{context}</span>
                    </span>
                    {badge}
                  </figcaption>
                </figure>
              </Card>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
