'use client'

import { paths } from '@oficio/contracts/paths'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { useLeadCount } from '@/features/leads/use-lead-count'
import { roleLinks } from './role-links'
import type { WorkRole } from './screen'

/** The bottom bar of phones for professionals and admins. Loaded only for them. */
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
