import { paths } from '@oficio/contracts/paths'
import { House, PenLine } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { HeaderLink } from '@/components/layout/header-link'
import { ShortFooter } from '@/components/layout/short-footer'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SiteShell } from '@/components/layout/site-shell'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { AccountMenu } from '@/features/accounts/menu/account-menu'
import { AccountTab } from '@/features/accounts/menu/account-tab'
import { FootOfScreen } from './foot-of-screen'
import { HeaderBell } from './header-bell'
import { SiteBar } from './site-bar'
import { SiteNav } from './site-nav'
import type { SiteSettings } from './site-settings'

const headerLinks = [
  { label: 'Solicitar un servicio', href: paths.serviceRequestForm() },
  { label: 'Cómo funciona', href: `${paths.home()}#como-funciona` },
]

const footerLinks = [
  { label: 'Solicitar un servicio', href: paths.serviceRequestForm() },
  { label: 'Acceder', href: paths.login() },
  { label: 'Crear una cuenta', href: paths.register() },
  { label: 'API para desarrolladores', href: paths.apiDocs() },
]

/** Named as the law names them, on every page (docs/product.md, 'Law'). */
const rightsLinks = [
  { label: 'Botón de Arrepentimiento', href: paths.withdrawal() },
  { label: 'Botón de Baja', href: paths.cancellation() },
  { label: 'Términos y condiciones', href: paths.terms() },
  { label: 'Política de privacidad', href: paths.privacy() },
]

interface SiteFrameProps {
  settings: SiteSettings
  children: ReactNode
}

/** Header, foot and bar of every page, filled with the site's settings and the pages that exist. */
export function SiteFrame({ settings, children }: SiteFrameProps) {
  const { site, provider, developer, dataFiscalUrl } = settings
  const said = { supportEmail: site.supportEmail, provider, rightsLinks, dataFiscalUrl }
  return (
    <SiteShell
      header={
        <SiteHeader
          siteName={site.name}
          homeHref={paths.home()}
          nav={
            <SiteNav>
              {headerLinks.map(({ label, href }) => (
                <HeaderLink key={href} label={label} href={href} />
              ))}
            </SiteNav>
          }
          bell={<HeaderBell />}
          menu={
            <AccountMenu
              loginLink={
                <Button asChild variant="outline" className="visitors-only px-3 sm:px-4">
                  <Link href={paths.login()}>
                    Acceder<span className="max-[26rem]:sr-only"> / Registrarse</span>
                  </Link>
                </Button>
              }
              placeholder={<Skeleton className="h-11 w-24 rounded-full" />}
            />
          }
        />
      }
      footer={
        <FootOfScreen
          full={<SiteFooter {...said} siteName={site.name} developer={developer} links={footerLinks} />}
          short={<ShortFooter {...said} />}
        />
      }
      bottomBar={
        <SiteBar>
          <BottomBarItem href={paths.home()} label="Inicio" icon={<House aria-hidden />} />
          <BottomBarItem href={paths.serviceRequestForm()} label="Solicitar" icon={<PenLine aria-hidden />} />
          <AccountTab />
        </SiteBar>
      }
    >
      {children}
    </SiteShell>
  )
}
