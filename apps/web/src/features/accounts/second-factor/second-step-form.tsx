'use client'

import { landingByRole } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { useRouter } from 'next/navigation'
import { leavePage } from '../sessions/leave-page'
import { openSecondStep } from '../sessions/open-web-session'
import { FactorForm } from './factor-form'

interface SecondStepFormProps {
  /** Where the visitor wanted to go; checked again here, since it came in the address. */
  from: string | null
  passkeyOptions: Record<string, unknown> | null
  /** Why the last attempt failed, when it was sent without scripts. */
  refusal: string | null
}

/** Second step of a login. Without scripts the browser sends the code by itself. */
export function SecondStepForm({ from, passkeyOptions, refusal }: SecondStepFormProps) {
  const router = useRouter()
  return (
    <FactorForm
      action="/api/auth/second-step"
      passkey={
        passkeyOptions && {
          getOptions: async () => passkeyOptions,
          // The page comes with new options; what was typed stays.
          onRefused: () => router.refresh(),
        }
      }
      refusal={refusal}
      submitLabel="Entrar"
      send={async (proof) => {
        const { role } = await openSecondStep(proof)
        leavePage(safeReturnPath(from) ?? landingByRole[role])
      }}
    >
      {from && <input type="hidden" name="from" value={from} />}
    </FactorForm>
  )
}
