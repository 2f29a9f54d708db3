import { paths } from '@oficio/contracts/paths'
import { House, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { BottomBar } from '@/components/layout/bottom-bar'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SiteShell } from '@/components/layout/site-shell'
import { AccountMenu } from '@/features/session/account-menu'
import { AccountTab } from '@/features/session/account-tab'
import { HeaderBell } from './header-bell'
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

/** Named as the law names them, on every page (product decision 'Law and trust'). */
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
  return (
    <SiteShell
      header={
        <SiteHeader
          siteName={settings.site.name}
          homeHref={paths.home()}
          links={headerLinks}
          bell={<HeaderBell />}
          menu={<AccountMenu />}
        />
      }
      footer={
        <SiteFooter
          siteName={settings.site.name}
          supportEmail={settings.site.supportEmail}
          provider={settings.provider}
          developer={settings.developer}
          links={footerLinks}
          rightsLinks={rightsLinks}
          dataFiscalUrl={settings.dataFiscalUrl}
        />
      }
      bottomBar={
        <BottomBar>
          <BottomBarItem href={paths.home()} label="Inicio" icon={<House aria-hidden />} />
          <BottomBarItem href={paths.serviceRequestForm()} label="Solicitar" icon={<PenLine aria-hidden />} />
          <AccountTab />
        </BottomBar>
      }
    >
      {children}
    </SiteShell>
  )
}
