'use client'

import type { Role } from '@oficio/contracts/access'
import { UserRound } from 'lucide-react'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { useVisitor } from '../sessions/use-visitor'

interface AccountTabProps {
  loginHref: string
  /** The first page of each role. */
  ownHrefs: Readonly<Record<Role, string>>
  /** Begins of the addresses of what an account has. */
  under: readonly string[]
}

/** 'Cuenta' in the bar at the foot of phones: the visitor's own first page, or the login. */
export function AccountTab({ loginHref, ownHrefs, under }: AccountTabProps) {
  const { user } = useVisitor()
  const href = user ? ownHrefs[user.role] : loginHref
  return <BottomBarItem href={href} label="Cuenta" icon={<UserRound aria-hidden />} under={under} />
}
