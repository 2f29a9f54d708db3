import {
  accountBegins,
  barLinks,
  footGroups,
  frameLinks,
  headerLinks,
  rightsLinks,
} from '@oficio/contracts/menus'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { House, PenLine, Search, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { HeaderLink } from '@/components/layout/header-link'
import { ShortFooter } from '@/components/layout/short-footer'
import { SiteFooter, type SiteFooterProps } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SiteShell } from '@/components/layout/site-shell'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { AccountMenu } from '@/features/accounts/menu/account-menu'
import { AccountTab } from '@/features/accounts/menu/account-tab'
import { FootOfScreen } from './foot-of-screen'
import { HeaderBell } from './header-bell'
import { screens } from './screen'
import { SiteBar } from './site-bar'
import { SiteNav } from './site-nav'

const barIcons: Record<keyof typeof barLinks, ReactNode> = {
  home: <House aria-hidden />,
  searchProfessionals: <Search aria-hidden />,
  serviceRequestForm: <PenLine aria-hidden />,
}

const loginWords = (
  <span>
    Acceder<span className="max-[26rem]:sr-only"> / Registrarse</span>
  </span>
)

interface SiteFrameProps {
  settings: Pick<SiteFooterProps, 'provider' | 'developer' | 'dataFiscalUrl'> & {
    site: { name: string; supportEmail: string }
  }
  children: ReactNode
}

/** The frame of every page: header, footer and bottom bar, with the site's settings and links. */
export function SiteFrame({ settings, children }: SiteFrameProps) {
  const { site, provider, developer, dataFiscalUrl } = settings
  const rights = frameLinks(rightsLinks)
  const footerFacts = { supportEmail: site.supportEmail, provider, rightsLinks: rights, dataFiscalUrl }
  return (
    <SiteShell
      header={
        <SiteHeader
          siteName={site.name}
          homeHref={paths.home()}
          nav={
            <SiteNav work={screens.work}>
              {frameLinks(headerLinks).map(({ label, href }) => (
                <HeaderLink key={href} label={label} href={href} />
              ))}
            </SiteNav>
          }
          bell={<HeaderBell />}
          menu={
            <AccountMenu
              loginLink={
                <ButtonLink href={paths.login()} variant="outline" className="visitors-only px-3 sm:px-4">
                  {loginWords}
                </ButtonLink>
              }
              placeholder={
                <Skeleton>
                  <Button asChild variant="outline" className="px-3 sm:px-4">
                    <span>{loginWords}</span>
                  </Button>
                </Skeleton>
              }
            />
          }
        />
      }
      footer={
        <FootOfScreen
          own={screens.own}
          full={
            <SiteFooter {...footerFacts} siteName={site.name} developer={developer} groups={footGroups} />
          }
          short={<ShortFooter {...footerFacts} />}
        />
      }
      bottomBar={
        <SiteBar work={screens.work}>
          {frameLinks(barLinks).map(({ page, ...link }) => (
            <BottomBarItem key={page} {...link} icon={barIcons[page]} />
          ))}
          <AccountTab
            icon={<UserRound aria-hidden />}
            loginHref={paths.login()}
            ownHrefs={landingByRole}
            under={accountBegins}
          />
        </SiteBar>
      }
    >
      {children}
    </SiteShell>
  )
}
