import { readWeek } from '@oficio/contracts/businesses/hours/hours'
import { hoursLines } from '@oficio/contracts/kernel/hours-lines'
import { businessDrawing } from '@oficio/drawings/icons'
import { CalendarDays, ChartColumn, Image, type LucideIcon, MapPin, MessageCircle, Star } from 'lucide-react'
import { Scene } from '@/components/illustrations/scene'
import { Container } from '@/components/layout/container'
import { Badge } from '@/components/ui/badge'
import { RatingText } from '@/components/ui/rating-text'
import { ratingWords } from '@/components/ui/rating-words'
import { ReachLinks } from '@/components/ui/reach-links'
import { BusinessHours } from '../../businesses/public-page/business-hours'
import { exampleFound, exampleHours } from './example-business'

const parts: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Image, title: 'Fotos', text: 'Del local, de lo que vendés y tu logo.' },
  {
    icon: CalendarDays,
    title: 'Horarios que siempre están bien',
    text: 'Con siesta, feriados y vacaciones. La página dice sola si estás abierto.',
  },
  { icon: MessageCircle, title: 'WhatsApp y teléfono a un toque', text: 'Y tu email, tu sitio y tus redes.' },
  { icon: MapPin, title: 'La puerta en el mapa', text: 'Con el botón «Cómo llegar».' },
  { icon: Star, title: 'Las reseñas de tus clientes', text: 'A cada una le podés responder.' },
  {
    icon: ChartColumn,
    title: 'Cuántos te miran',
    text: 'Semana por semana: visitas, y toques en tu teléfono o en el mapa.',
  },
]

/** What the page of a shop contains, beside an example of it on a phone. */
export const PagePreview = () => (
  <section aria-labelledby="tu-pagina">
    <Container className="grid gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[1fr_24rem] lg:items-center">
      <div>
        <h2 id="tu-pagina" className="text-3xl tiny:text-2xl md:text-4xl">
          Así queda tu página
        </h2>
        <p className="mt-4 max-w-[52ch] text-lg text-muted-foreground">
          La armás en unos minutos y la cambiás cuando quieras. No hace falta tener un sitio ni saber hacerlo.
        </p>
        <ul className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {parts.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden className="mt-0.5 size-7 shrink-0 text-primary" strokeWidth={1.75} />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <ExamplePage />
    </Container>
  </section>
)

/** The example in a phone. Nothing in it reacts, because it leads nowhere. */
function ExamplePage() {
  const { name, short_description: description, categories, avg_rating: rating, review_count } = exampleFound
  const week = readWeek(exampleHours)
  return (
    <figure
      aria-label="Ejemplo de la página de un negocio"
      className="mx-auto w-full max-w-sm rounded-[2rem] border-8 border-foreground bg-background shadow-float"
    >
      <div inert className="space-y-4 overflow-hidden rounded-[1.5rem] pb-4">
        <Scene name={businessDrawing(categories)} className="h-40 w-full bg-primary-soft" />
        <div className="space-y-2 px-4">
          <div className="flex items-start justify-between gap-3">
            <p className="font-display text-2xl font-semibold">{name}</p>
            <Badge>Ejemplo</Badge>
          </div>
          <p className="text-muted-foreground">{description}</p>
          <RatingText {...ratingWords(rating, review_count)} className="text-base" />
        </div>
        <div className="space-y-4 px-4">
          <ReachLinks name={name} whatsappUrl="#" callUrl="#" />
          <BusinessHours
            week={{ opening: { week, special: {} }, lines: hoursLines(week, 'cerrado') }}
            specialDays={[]}
          />
        </div>
      </div>
    </figure>
  )
}
