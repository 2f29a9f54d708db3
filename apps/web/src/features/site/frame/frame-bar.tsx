'use client'

import type { Role } from '@oficio/contracts/access'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { Icon, type IconName } from '@/components/ui/icon'
import { AccountTab } from '@/features/accounts/menu/account-tab'
import type { Screens } from './screen'
import { SiteBar } from './site-bar'

interface FrameBarProps extends Pick<Screens, 'work'> {
  /** The links for everybody. */
  links: readonly BarLink[]
  account: { loginHref: string; ownHrefs: Readonly<Record<Role, string>>; under: readonly string[] }
}

interface BarLink {
  href: string
  label: string
  icon: IconName
  under: readonly string[]
  exceptPaths: readonly string[]
}

/** The bar at the bottom of every page on phones. */
export function FrameBar({ links, account, work }: FrameBarProps) {
  return (
    <SiteBar work={work}>
      {links.map(({ icon, ...link }) => (
        <BottomBarItem key={link.href} {...link} icon={<Icon name={icon} />} />
      ))}
      <AccountTab icon={<Icon name="user-round" />} {...account} />
    </SiteBar>
  )
}
