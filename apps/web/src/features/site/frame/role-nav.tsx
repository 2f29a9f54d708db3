'use client'

import { paths } from '@oficio/contracts/paths'
import { useSelectedLayoutSegment } from 'next/navigation'
import { HeaderLink } from '@/components/layout/header-link'
import { useLeadCount } from '@/features/leads/use-lead-count'
import { roleLinks } from './role-links'
import type { WorkRole } from './screen'

/**
 * The header's links for professionals and admins. Loaded only for them. On the pages of the panel it renders nothing,
 * because the panel has its own navigation; elsewhere an admin gets only the link to the panel.
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
