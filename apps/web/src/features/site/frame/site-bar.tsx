'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { BottomBar } from '@/components/layout/bottom-bar'
import type { Screens } from './screen'
import { useWorkRole } from './use-work-role'

const RoleBar = dynamic(() => import('./role-bar').then((module) => module.RoleBar))

/** The bottom bar of phones: the links of the visitor's role, else the links for everybody. */
export function SiteBar({ work, children }: Pick<Screens, 'work'> & { children: ReactNode }) {
  const role = useWorkRole(work)
  return <BottomBar>{role ? <RoleBar role={role} /> : children}</BottomBar>
}
