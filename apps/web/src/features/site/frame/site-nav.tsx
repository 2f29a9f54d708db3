'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import type { Screens } from './screen'
import { useWorkRole } from './use-work-role'

const RoleNav = dynamic(() => import('./role-nav').then((module) => module.RoleNav))

/** The links of the header for the visitor's role. Without a role, the links for everybody. */
export function SiteNav({ work, children }: Pick<Screens, 'work'> & { children: ReactNode }) {
  const role = useWorkRole(work)
  return role ? <RoleNav role={role} /> : children
}
