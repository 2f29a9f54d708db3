import { paths } from '@oficio/contracts/paths'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { StreetCornerArt } from './art/street-corner-art'

/** The last section of the home page. Its drawing is directly above the footer, which looks like the pavement. */
export function HomeClosing() {
  return (
    <section aria-labelledby="empezar" className="border-t">
      <Container className="flex flex-col items-start gap-6 pt-16 pb-10 md:flex-row md:items-end md:justify-between md:pt-24">
        <div>
          <h2 id="empezar" className="text-3xl md:text-5xl">
            ¿Qué hay que hacer en tu casa?
          </h2>
          <p className="mt-4 max-w-[52ch] text-lg text-muted-foreground">
            Contalo ahora y seguí con lo tuyo. Te avisamos por email cuando alguien lo tome.
          </p>
        </div>
        <div className="flex w-full flex-col gap-3 sm:w-auto">
          <ButtonLink href={paths.serviceRequestForm()} size="lg">
            Solicitar un servicio
          </ButtonLink>
          <ButtonLink href={paths.benefits()} variant="outline" size="lg">
            Soy profesional
          </ButtonLink>
          <p className="text-muted-foreground">
            ¿Tenés un local?{' '}
            <Link href={paths.registerBusiness()} className={textLink}>
              Registrar mi negocio
            </Link>
          </p>
          <p className="text-muted-foreground">
            ¿Buscás un local?{' '}
            <Link href={paths.searchBusinesses()} className={textLink}>
              Buscar negocios
            </Link>
          </p>
          <p className="text-muted-foreground">
            ¿Te queda alguna duda?{' '}
            <Link href={paths.faq()} className={textLink}>
              Preguntas frecuentes
            </Link>
          </p>
        </div>
      </Container>
      <StreetCornerArt className="h-44 w-full md:h-56" />
    </section>
  )
}
