import type { ReactNode } from 'react'
import { SessionGuard } from '@/features/session/session-guard'
import { requirePage } from '@/server/session'

/** Pages of any account: a professional also files requests. */
export default async function UserLayout({ children }: { children: ReactNode }) {
  await requirePage('account')
  return (
    <>
      <SessionGuard />
      {children}
    </>
  )
}
