import Link from 'next/link'
import type { ReactNode } from 'react'
import { Container } from './container'
import { Logo } from './logo'

interface SiteFooterProps {
  siteName: string
  supportEmail: string
  provider: Record<'name' | 'cuit' | 'address' | 'phone', string | null>
  developer: Record<'name' | 'url', string | null>
  links: readonly { label: string; href: string }[]
}

// Every site that sells to consumers in Argentina leads to the public claim window (product decisions, section 9).
const consumerClaims = 'https://www.argentina.gob.ar/produccion/defensadelconsumidor/formulario'

const linkClasses =
  'inline-flex min-h-11 items-center underline-offset-4 hover:text-primary-foreground hover:underline lg:min-h-9'

/** Who answers for the site, in full, on every page. A setting that nobody gave is left out. */
export function SiteFooter({ siteName, supportEmail, provider, developer, links }: SiteFooterProps) {
  return (
    <footer className="on-petrol bg-primary text-petrol-text">
      <Container className="grid gap-10 py-12 md:grid-cols-[1.6fr_1fr_1.2fr] md:py-16">
        <div className="space-y-4">
          <Logo siteName={siteName} isOnPetrol />
          <p className="max-w-[36ch]">
            Profesionales de tu zona, para lo que haga falta en casa o en el trabajo.
          </p>
        </div>
        <FooterColumn title="En este sitio">
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={linkClasses}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <a href={consumerClaims} rel="noopener" className={linkClasses}>
                Defensa de las y los consumidores
              </a>
            </li>
          </ul>
        </FooterColumn>
        <FooterColumn title="Quiénes somos">
          <address className="space-y-1 not-italic">
            {provider.name && <p className="text-primary-foreground">{provider.name}</p>}
            {provider.cuit && <p className="tabular-nums">CUIT {provider.cuit}</p>}
            {provider.address && <p>{provider.address}</p>}
            {provider.phone && (
              <p>
                <a href={`tel:${provider.phone.replace(/[^+\d]/g, '')}`} className={linkClasses}>
                  {provider.phone}
                </a>
              </p>
            )}
            <p>
              <a href={`mailto:${supportEmail}`} className={linkClasses}>
                {supportEmail}
              </a>
            </p>
          </address>
        </FooterColumn>
      </Container>
      <div className="border-t border-petrol-line">
        <Container className="flex flex-col gap-1 py-5 text-sm md:flex-row md:justify-between">
          <p>
            Localidades:{' '}
            <a href="https://www.geonames.org/" rel="noopener" className="underline underline-offset-4">
              GeoNames
            </a>
            , CC BY 4.0.
          </p>
          {developer.name && (
            <p>
              Desarrollado por{' '}
              {developer.url ? (
                <a href={developer.url} rel="noopener" className="underline underline-offset-4">
                  {developer.name}
                </a>
              ) : (
                developer.name
              )}
              .
            </p>
          )}
        </Container>
      </div>
    </footer>
  )
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 font-sans text-base font-semibold tracking-normal text-primary-foreground">
        {title}
      </h2>
      {children}
    </div>
  )
}
