'use client'

import type { Role } from '@oficio/contracts/access'
import type { ReactNode } from 'react'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { useVisitor } from '../sessions/use-visitor'

interface AccountTabProps {
  /** Rendered on the server, so that a page for reading needs no code for the icon. */
  icon: ReactNode
  loginHref: string
  /** The first page of each role. */
  ownHrefs: Readonly<Record<Role, string>>
  /** Prefixes of the addresses at which the tab is marked as current. */
  under: readonly string[]
}

/** The tab 'Cuenta' in the bottom bar of phones. Leads to the signed-in user's first page, or to the login. */
export function AccountTab({ icon, loginHref, ownHrefs, under }: AccountTabProps) {
  const { user } = useVisitor()
  const href = user ? ownHrefs[user.role] : loginHref
  return <BottomBarItem href={href} label="Cuenta" icon={icon} under={under} />
}
