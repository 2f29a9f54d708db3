'use client'

import { HeaderLink } from '@/components/layout/header-link'
import { SiteHeader } from '@/components/layout/site-header'
import { ButtonLink } from '@/components/ui/button-link'
import { AccountMenu } from '@/features/accounts/menu/account-menu'
import { HeaderBell } from './header-bell'
import type { Screens } from './screen'
import { SiteNav } from './site-nav'

interface FrameHeaderProps extends Pick<Screens, 'work'> {
  siteName: string
  homeHref: string
  loginHref: string
  /** The links for everybody. */
  links: readonly { label: string; href: string }[]
}

/** The header of every page. */
export function FrameHeader({ siteName, homeHref, loginHref, links, work }: FrameHeaderProps) {
  return (
    <SiteHeader
      siteName={siteName}
      homeHref={homeHref}
      nav={
        <SiteNav work={work}>
          {links.map(({ label, href }) => (
            <HeaderLink key={href} label={label} href={href} />
          ))}
        </SiteNav>
      }
      bell={<HeaderBell />}
      menu={
        <AccountMenu
          loginLink={
            <ButtonLink href={loginHref} variant="outline" className="visitors-only px-3 sm:px-4">
              {loginWords}
            </ButtonLink>
          }
          placeholder={
            // Invisible, so that it has the size of the link.
            <div aria-hidden className="animate-skeleton rounded-control bg-skeleton">
              <span className="btn btn-outline btn-md invisible px-3 sm:px-4">{loginWords}</span>
            </div>
          }
        />
      }
    />
  )
}

const loginWords = (
  <span>
    Acceder<span className="max-[26rem]:sr-only"> / Registrarse</span>
  </span>
)
