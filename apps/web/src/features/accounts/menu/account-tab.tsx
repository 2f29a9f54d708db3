'use client'

import type { Role } from '@oficio/contracts/access'
import type { ReactNode } from 'react'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { useVisitor } from '../sessions/use-visitor'

interface AccountTabProps {
  /** Drawn on the server, so that a page for reading needs no code of it. */
  icon: ReactNode
  loginHref: string
  /** The first page of each role. */
  ownHrefs: Readonly<Record<Role, string>>
  /** Begins of the addresses of what an account has. */
  under: readonly string[]
}

/** 'Cuenta' in the bar at the foot of phones: the visitor's own first page, or the login. */
export function AccountTab({ icon, loginHref, ownHrefs, under }: AccountTabProps) {
  const { user } = useVisitor()
  const href = user ? ownHrefs[user.role] : loginHref
  return <BottomBarItem href={href} label="Cuenta" icon={icon} under={under} />
}
