import { paths } from '@oficio/contracts/paths'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button-link'
import { StreetCornerArt } from './art/street-corner-art'

/** The last section of the home page: one call, above a street that ends at the footer like at a pavement. */
export const HomeClosing = () => (
  <section
    aria-labelledby="empezar"
    className="on-petrol overflow-hidden border-b border-petrol-line bg-petrol text-center text-petrol-foreground"
  >
    <Container className="flex flex-col items-center pt-16 pb-12 md:pt-24 md:pb-16">
      <h2 id="empezar" className="text-3xl md:text-5xl">
        ¿Qué hay que hacer en tu casa?
      </h2>
      <p className="mt-4 mb-8 max-w-[44ch] text-lg text-petrol-text md:text-xl">
        Contalo ahora y seguí con lo tuyo. Te avisamos por email cuando alguien lo tome.
      </p>
      <ButtonLink href={paths.serviceRequestForm()} variant="sol" size="lg">
        Solicitar un servicio
      </ButtonLink>
    </Container>
    <StreetCornerArt className="block aspect-[1152/220] min-h-44 w-full" />
  </section>
)
