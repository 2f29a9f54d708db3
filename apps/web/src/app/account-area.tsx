import type { ReactNode } from 'react'
import { LeavingForPage } from '@/components/layout/leaving-for-page'
import { AccountWithoutScripts } from '@/features/accounts/menu/account-without-scripts'
import { StepUpSlot } from '@/features/accounts/second-factor/step-up-slot'
import { SessionGuard } from '@/features/accounts/sessions/session-guard'
import { requireArea } from '@/server/page'
import { ReadOnlyNote } from './read-only-note'
import { RefusedMail } from './refused-mail'

interface AccountAreaProps {
  area: string
  nav?: ReactNode
  /** Whether calls of the area's pages may ask for the second factor again. */
  hasStepUp?: boolean
  children: ReactNode
}

/** The frame of all pages of an area that requires login. */
export async function AccountArea({ area, nav, hasStepUp = false, children }: AccountAreaProps) {
  const { role } = await requireArea(area)
  return (
    <>
      <SessionGuard ofRole={role} />
      <AccountWithoutScripts ofRole={role} />
      {nav}
      {hasStepUp && <StepUpSlot />}
      <LeavingForPage />
      <RefusedMail />
      <ReadOnlyNote />
      {children}
    </>
  )
}
