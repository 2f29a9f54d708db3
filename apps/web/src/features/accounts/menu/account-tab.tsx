'use client'

import { landingByRole, paths } from '@oficio/contracts/paths'
import { UserRound } from 'lucide-react'
import { BottomBarItem } from '@/components/layout/bottom-bar-item'
import { useVisitor } from '../sessions/use-visitor'

/** 'Cuenta' in the bar at the foot of phones: the visitor's own first page, or the login. */
export function AccountTab() {
  const { user } = useVisitor()
  const href = user ? landingByRole[user.role] : paths.login()
  return <BottomBarItem href={href} label="Cuenta" icon={<UserRound aria-hidden />} />
}
