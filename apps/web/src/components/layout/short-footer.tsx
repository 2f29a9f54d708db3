import { consumerClaimsUrl } from '@oficio/contracts/legal'
import Link from 'next/link'
import { Container } from './container'
import type { SiteFooterProps } from './site-footer'

type ShortFooterProps = Pick<SiteFooterProps, 'supportEmail' | 'provider' | 'rightsLinks' | 'dataFiscalUrl'>

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-primary hover:underline'

/** The foot of screens where somebody works: the rights and who answers for the site, and nothing else. */
export function ShortFooter({ supportEmail, provider, rightsLinks, dataFiscalUrl }: ShortFooterProps) {
  const { name, cuit, address, phone } = provider
  const facts = [name, cuit && `CUIT ${cuit}`, address, phone].filter(Boolean)
  return (
    <footer className="border-t bg-surface text-sm text-muted-foreground print:hidden">
      <Container className="py-3">
        <ul className="grid justify-start gap-x-6 min-[23rem]:grid-cols-[auto_auto] md:flex md:flex-wrap">
          {rightsLinks.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} prefetch={false} className={link}>
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
        <address className="pb-2 not-italic">
          {facts.length > 0 && `${facts.join(' · ')} · `}
          <a href={`mailto:${supportEmail}`} className={link}>
            {supportEmail}
          </a>
        </address>
      </Container>
    </footer>
  )
}
