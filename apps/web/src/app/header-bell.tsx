'use client'

import dynamic from 'next/dynamic'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'

const NoticeBell = dynamic(
  () => import('@/features/notices/notice-bell').then((module) => module.NoticeBell),
  { ssr: false, loading: () => <span className="size-11" /> },
)

/** The bell, loaded only for who has notices. Here because two features meet in it, which do not know each other. */
export function HeaderBell() {
  const { user } = useVisitor()
  return user ? <NoticeBell /> : null
}
