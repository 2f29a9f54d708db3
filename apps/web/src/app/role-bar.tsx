'use client'

import { paths } from '@oficio/contracts/paths'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { useLeadCount } from '@/features/leads/use-lead-count'
import { roleLinks } from './role-links'
import type { WorkRole } from './use-work-role'

/** The bar at the foot of phones for who works with the site; loaded only for them. */
export function RoleBar({ role }: { role: WorkRole }) {
  // Asked only for who is known to be one: an admin looks at pages of professionals too.
  const { user } = useVisitor()
  const leads = useLeadCount(user?.role === 'professional')
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
