import { consumerClaimsUrl } from '@oficio/contracts/legal'
import { Fragment } from 'react'
import { Link } from '../ui/link'
import { Container } from './container'
import type { SiteFooterProps } from './site-footer'
import { ThemeSwitch } from './theme-switch'

type ShortFooterProps = Pick<SiteFooterProps, 'supportEmail' | 'provider' | 'rightsLinks' | 'dataFiscalUrl'>

const link = 'short-foot-link'

/** The footer of work screens. It contains only the legal links and the operator of the site. */
export function ShortFooter({ supportEmail, provider, rightsLinks, dataFiscalUrl }: ShortFooterProps) {
  const { name, cuit, address, phone } = provider
  const facts = [name, cuit && `CUIT ${cuit}`, address, phone].filter((fact) => fact !== null)
  return (
    <footer className="border-t bg-surface text-sm text-muted-foreground print:hidden">
      <Container className="py-3">
        <ul className="grid justify-start gap-x-6 min-[23rem]:grid-cols-[auto_auto] md:flex md:flex-wrap">
          {rightsLinks.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={link}>
                {label}
              </Link>
            </li>
          ))}
          <li className="min-[23rem]:col-span-2">
            <a href={consumerClaimsUrl} rel="noopener" className={link}>
              Defensa de las y los Consumidores
            </a>
          </li>
          {dataFiscalUrl && (
            <li>
              <a href={dataFiscalUrl} rel="noopener" className={link}>
                Data Fiscal
              </a>
            </li>
          )}
        </ul>
        <address className="py-2 not-italic">
          {facts.map((fact) => (
            <Fragment key={fact}>
              <span className={fact === address ? undefined : 'inline-block'}>{fact}</span>
              {' · '}
            </Fragment>
          ))}
          {/* Its height equals its line, so that all lines have the same distance. The padding enlarges it. */}
          <a
            href={`mailto:${supportEmail}`}
            className="py-3 underline-offset-4 hover:text-primary hover:underline"
          >
            {supportEmail}
          </a>
        </address>
        <ThemeSwitch />
      </Container>
    </footer>
  )
}
