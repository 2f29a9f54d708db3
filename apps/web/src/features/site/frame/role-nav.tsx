'use client'

import { paths } from '@oficio/contracts/paths'
import { useSelectedLayoutSegment } from 'next/navigation'
import { HeaderLink } from '@/components/layout/header-link'
import { useLeadCount } from '@/features/leads/use-lead-count'
import { roleLinks } from './role-links'
import type { WorkRole } from './screen'

/**
 * The header's links for professionals and admins; loaded only for them. The panel has its own row of them below,
 * which begins with the link to it from elsewhere.
 */
export function RoleNav({ role }: { role: WorkRole }) {
  const leads = useLeadCount()
  const segment = useSelectedLayoutSegment()
  if (role === 'admin' && segment === 'admin') return null
  const links = role === 'admin' ? roleLinks.admin.slice(0, 1) : roleLinks.professional
  return links.map(({ label, href, under }) => (
    <HeaderLink
      key={href}
      href={href}
      label={label}
      under={under}
      count={href === paths.contacts() ? leads : 0}
    />
  ))
}
