import { Container } from '@/components/layout/container'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { testimonials } from './testimonials'

export function HomeTestimonials() {
  return (
    <section aria-labelledby="experiencias" className="py-16 md:py-24">
      <Container>
        <h2 id="experiencias" className="text-3xl tiny:text-2xl md:text-4xl">
          Historias como estas
        </h2>
        <p className="mt-4 max-w-[60ch] text-lg text-muted-foreground">
          Por ahora son ejemplos, no los escribieron clientes. Apenas haya tres reseñas verificadas, ocupan
          este lugar.
        </p>
        <ul className="mt-8 grid gap-4 md:mt-12 md:grid-cols-2 md:gap-6">
          {testimonials.map(({ id, quote, name, context }, position) => (
            <li key={id} className={cn('min-w-0', position === 0 && 'md:row-span-2')}>
              <Card asChild className="flex h-full min-w-0 flex-col justify-between gap-6">
                <figure>
                  <blockquote>
                    <p
                      className={cn(
                        position === 0
                          ? 'font-display text-2xl leading-snug font-semibold lg:text-3xl lg:leading-tight'
                          : 'text-lg',
                      )}
                    >
                      «{quote}»
                    </p>
                  </blockquote>
                  <figcaption className="flex items-center gap-3 tiny:flex-wrap">
                    <Avatar name={name} />
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold">{name}</span>
                      <span className="block text-sm text-muted-foreground">{context}</span>
                    </span>
                    <Badge>Ejemplo</Badge>
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
