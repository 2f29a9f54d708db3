'use client'

import dynamic from 'next/dynamic'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'

const NotificationBell = dynamic(
  () => import('@/features/notifications/notification-bell').then((module) => module.NotificationBell),
  { ssr: false, loading: () => <span className="size-11" /> },
)

/** The bell, loaded only for who has notifications. Here because two features meet in it, which do not know each other. */
export function HeaderBell() {
  const { user } = useVisitor()
  return user ? <NotificationBell /> : null
}
