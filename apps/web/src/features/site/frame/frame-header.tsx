'use client'

import { HeaderLink } from '@/components/layout/header-link'
import { SiteHeader } from '@/components/layout/site-header'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { AccountMenu } from '@/features/accounts/menu/account-menu'
import { HeaderBell } from './header-bell'
import type { Screens } from './screen'
import { SiteNav } from './site-nav'

interface FrameHeaderProps extends Pick<Screens, 'work'> {
  siteName: string
  homeHref: string
  loginHref: string
  /** The links for everybody. */
  links: readonly HeadLink[]
  /** The only one of them for which a phone has room: elsewhere on a phone professionals would not find a way in. */
  door: HeadLink
}

interface HeadLink {
  label: string
  href: string
  /** The screens that have room for the link. */
  from?: 'lg' | 'xl'
}

const hiddenBelow = { lg: 'max-lg:hidden', xl: 'max-xl:hidden' }

/** The header of every page. */
export function FrameHeader({ siteName, homeHref, loginHref, links, door, work }: FrameHeaderProps) {
  return (
    <SiteHeader
      siteName={siteName}
      homeHref={homeHref}
      nav={
        <SiteNav work={work}>
          {links.map(({ label, href, from }) => (
            <HeaderLink key={href} label={label} href={href} className={from && hiddenBelow[from]} />
          ))}
        </SiteNav>
      }
      bell={<HeaderBell />}
      menu={
        <AccountMenu
          loginLink={
            <>
              <Link
                href={door.href}
                className="head-link visitors-only px-2 text-sm max-[22rem]:hidden md:hidden"
              >
                {door.label}
              </Link>
              <ButtonLink href={loginHref} variant="outline" className="visitors-only px-3 sm:px-4">
                {loginWords}
              </ButtonLink>
            </>
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
    Acceder<span className="max-[26rem]:sr-only md:max-lg:sr-only"> / Registrarse</span>
  </span>
)
