import type { ReactNode } from 'react'
import { LeavingForPage } from '@/components/layout/leaving-for-page'
import { AccountWithoutScripts } from '@/features/accounts/menu/account-without-scripts'
import { StepUpSlot } from '@/features/accounts/second-factor/step-up-slot'
import { SessionGuard } from '@/features/accounts/sessions/session-guard'
import { requireArea } from '@/server/page'
import { ReadingOnly } from '../reading-only'
import { RefusedMail } from '../refused-mail'

/** Pages of any account: a professional also files requests. */
export default async function UserLayout({ children }: { children: ReactNode }) {
  const { role } = await requireArea('user')
  return (
    <>
      <SessionGuard ofRole={role} />
      <AccountWithoutScripts ofRole={role} />
      <StepUpSlot />
      <LeavingForPage />
      <RefusedMail />
      <ReadingOnly />
      {children}
    </>
  )
}
