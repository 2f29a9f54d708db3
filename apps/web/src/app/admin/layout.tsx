import type { ReactNode } from 'react'
import { LeavingForPage } from '@/components/layout/leaving-for-page'
import { AdminNav } from '@/features/operations/admin-nav'
import { SessionGuard } from '@/features/session/session-guard'
import { requirePage } from '@/server/session'
import { ReadingOnly } from '../reading-only'

/** Pages of admins. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requirePage(['admin'])
  return (
    <>
      <SessionGuard />
      <AdminNav />
      <LeavingForPage />
      <ReadingOnly />
      {children}
    </>
  )
}
