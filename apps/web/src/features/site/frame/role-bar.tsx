'use client'

import { paths } from '@oficio/contracts/paths'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { useLeadCount } from '@/features/leads/use-lead-count'
import { roleLinks } from './role-links'
import type { WorkRole } from './screen'

/** The bar at the foot of phones for who works with the site; loaded only for them. */
export function RoleBar({ role }: { role: WorkRole }) {
  const leads = useLeadCount()
  return roleLinks[role].map(({ label, href, icon: Icon, under }) => (
    <BottomBarItem
      key={href}
      href={href}
      label={label}
      icon={<Icon aria-hidden />}
      under={under}
      count={href === paths.contacts() ? leads : 0}
    />
  ))
}
