import { paths } from '@oficio/contracts/paths'
import { Container } from '@/components/layout/container'
import { PosterSheet } from '../../businesses/poster/poster-sheet'
import { exampleFound } from './example-business'

const rules = [
  {
    title: 'Imprimís tu cartel y lo pegás en el mostrador',
    text: 'Quien apunta con la cámara llega a tu página, y su reseña dice «Visitó con un QR».',
  },
  {
    title: 'Opina una persona, una sola vez',
    text: 'Hace falta una cuenta con el email confirmado. Nadie puede opinar de su propio negocio.',
  },
  {
    title: 'Respondés a todas, y reportás las falsas',
    text: 'Las revisa nuestro equipo. Una reseña no se borra por ser mala, y por eso las buenas valen.',
  },
]

/** How a shop gets reviews, beside the poster that asks for them. */
export const ShopReviews = ({ siteName, origin }: { siteName: string; origin: string }) => (
  <section aria-labelledby="resenas">
    <Container className="grid gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[20rem_1fr] lg:items-center">
      <figure
        aria-label="Ejemplo del cartel que pide una reseña"
        className="max-lg:order-last max-lg:mx-auto max-lg:w-full max-lg:max-w-xs"
      >
        <div inert className="on-paper rotate-[-1.5deg] rounded-card shadow-float">
          <PosterSheet
            name={exampleFound.name}
            logoUrl={null}
            siteName={siteName}
            poster={{
              version: 1,
              url: `${origin}${paths.businessBenefits()}`,
              pageUrl: `${origin}${paths.business(exampleFound.slug)}`,
            }}
          />
        </div>
        <figcaption className="mt-4 text-center text-sm text-muted-foreground">Cartel de ejemplo</figcaption>
      </figure>
      <div>
        <h2 id="resenas" className="text-3xl tiny:text-2xl md:text-4xl">
          Las reseñas, de gente que fue
        </h2>
        <ol className="mt-8 max-w-2xl divide-y border-y">
          {rules.map(({ title, text }, at) => (
            <li key={title} className="flex gap-5 py-6">
              <span aria-hidden className="font-display text-3xl leading-none font-semibold text-primary">
                {at + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 max-w-[52ch] text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Container>
  </section>
)
