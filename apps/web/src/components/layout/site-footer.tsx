import { consumerClaimsUrl } from '@oficio/contracts/legal'
import type { ReactNode } from 'react'
import { Link } from '../ui/link'
import { Container } from './container'
import { Logo } from './logo'
import { ThemeSwitch } from './theme-switch'

interface FooterLink {
  label: string
  href: string
}

export interface SiteFooterProps {
  siteName: string
  supportEmail: string
  provider: Record<'name' | 'cuit' | 'address' | 'phone', string | null>
  developer: Record<'name' | 'url', string | null>
  groups: readonly { title: string; links: readonly FooterLink[] }[]
  /** Links that the law requires on every page. */
  rightsLinks: readonly FooterLink[]
  /** The tax authority's page about the operator. */
  dataFiscalUrl: string | null
}

const linkClasses = 'foot-link'

const creditClasses = 'underline underline-offset-4'

/** The footer of most pages, with the full data of the operator. Skips settings without a value. */
export function SiteFooter(props: SiteFooterProps) {
  const { siteName, supportEmail, provider, developer, groups, rightsLinks, dataFiscalUrl } = props
  // Few visitors follow these links. Prefetching all of their pages would cost phones data.
  return (
    <footer className="on-petrol bg-petrol text-petrol-text print:hidden">
      <Container className="grid grid-cols-2 gap-x-4 gap-y-6 py-8 tiny:grid-cols-1 sm:gap-10 sm:py-12 md:py-16 lg:grid-cols-4">
        <div className="col-span-full flex flex-wrap items-center gap-x-8 gap-y-4">
          <Logo siteName={siteName} isOnPetrol />
          <p className="max-sm:hidden">
            Profesionales de tu zona, para lo que haga falta en casa o en el trabajo.
          </p>
        </div>
        {groups.map(({ title, links }) => (
          <FooterColumn key={title} title={title}>
            <FooterLinks links={links} />
          </FooterColumn>
        ))}
        <FooterColumn title="Tus derechos">
          <FooterLinks links={rightsLinks}>
            <li>
              <a href={consumerClaimsUrl} rel="noopener" className={linkClasses}>
                Defensa de las y los Consumidores
              </a>
            </li>
            {dataFiscalUrl && (
              <li>
                <a href={dataFiscalUrl} rel="noopener" className={linkClasses}>
                  Data Fiscal
                </a>
              </li>
            )}
          </FooterLinks>
        </FooterColumn>
        <FooterColumn title="Quiénes somos" className="col-span-full">
          <address className="flex flex-wrap items-center gap-x-4 not-italic max-sm:text-sm sm:gap-x-6">
            {provider.name && <p className="text-petrol-foreground">{provider.name}</p>}
            {provider.cuit && (
              <p className="whitespace-nowrap tabular-nums tiny:whitespace-normal">CUIT {provider.cuit}</p>
            )}
            {provider.address && <p className="max-sm:basis-full">{provider.address}</p>}
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
        <Container className="py-1 sm:py-3">
          <ThemeSwitch />
        </Container>
        <Container className="flex flex-col gap-1 pb-3 text-sm sm:pb-5 md:flex-row md:justify-between">
          <p>
            Datos de localidades:{' '}
            <a href="https://www.argentina.gob.ar/georef" rel="noopener" className={creditClasses}>
              Servicio Georef, argentina.gob.ar/georef
            </a>{' '}
            y{' '}
            <a href="https://www.geonames.org/" rel="noopener" className={creditClasses}>
              GeoNames
            </a>{' '}
            (
            <a
              href="https://creativecommons.org/licenses/by/4.0/deed.es"
              rel="license noopener"
              className={`${creditClasses} whitespace-nowrap`}
            >
              CC BY 4.0
            </a>
            ), modificados.
          </p>
          {developer.name && (
            <p>
              Desarrollado por{' '}
              {developer.url ? (
                <a href={developer.url} rel="noopener" className={creditClasses}>
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

/** The links within this site. External links follow as children. */
function FooterLinks({ links, children }: { links: readonly FooterLink[]; children?: ReactNode }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={linkClasses}>
            {label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  )
}

interface FooterColumnProps {
  title: string
  className?: string
  children: ReactNode
}

function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-1 font-sans text-base font-semibold tracking-normal text-petrol-foreground sm:mb-3">
        {title}
      </h2>
      {children}
    </div>
  )
}
