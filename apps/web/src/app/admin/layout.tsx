import type { ReactNode } from 'react'
import { AdminNav } from '@/features/operations/admin-nav'
import { SessionGuard } from '@/features/session/session-guard'
import { requirePage } from '@/server/session'

/** Pages of admins. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requirePage(['admin'])
  return (
    <>
      <SessionGuard />
      <AdminNav />
      {children}
    </>
  )
}
