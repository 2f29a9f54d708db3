'use client'

import { formAction } from '@oficio/contracts/forms/form-paths'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorOf } from '@/lib/api/api-client'
import { leavePage } from '../sessions/leave-page'
import { openSecondStep } from '../sessions/open-web-session'
import { FactorForm } from './factor-form'

/** The address to which a browser without scripts posts a code. */
const secondStepAction = formAction('secondStep')

interface SecondStepFormProps {
  /** The page that the visitor wanted. Validated again here, because it comes from the address. */
  from: string | null
  passkeyOptions: Record<string, unknown> | null
  hasApp: boolean
  /** Why the last attempt without scripts was refused. */
  refusal: string | null
}

/** The second step of a login. Works without scripts too. */
export function SecondStepForm({ from, passkeyOptions, hasApp, refusal }: SecondStepFormProps) {
  const router = useRouter()
  const [isRenewing, renew] = useTransition()
  return (
    <>
      <FactorForm
        action={secondStepAction}
        passkey={
          passkeyOptions && {
            getOptions: async () => passkeyOptions,
            // Reloads the page's data, which includes new options, and keeps what was typed.
            onRefused: () => renew(() => router.refresh()),
            isRenewing,
          }
        }
        hasApp={hasApp}
        refusal={refusal}
        submitLabel="Entrar"
        send={async (proof) => {
          const target = safeReturnPath(from)
          try {
            const { role } = await openSecondStep(proof)
            leavePage(target ?? landingByRole[role])
          } catch (reason) {
            // The second step has expired, so the visitor must log in again; the login page says why.
            if (errorOf(reason).code !== 'second_step_over') throw reason
            leavePage(paths.loginAfter('second_step_over', target))
          }
        }}
      >
        {from && <input type="hidden" name="from" value={from} />}
      </FactorForm>
      {hasApp && <RecoveryWithoutScripts from={from} />}
    </>
  )
}

/**
 * A separate field for recovery codes in browsers without scripts. Without scripts the other field cannot be switched,
 * and on a phone its keyboard has no letters. `from` is the page that the visitor wanted.
 */
const RecoveryWithoutScripts = ({ from }: { from: string | null }) => (
  <noscript>
    <form action={secondStepAction} method="post" className="mt-6 space-y-5 border-t pt-6">
      {from && <input type="hidden" name="from" value={from} />}
      <Field
        id="recovery-code"
        label="Código de recuperación"
        hint="Si no tenés la app. Cada uno sirve una vez."
      >
        {(control) => (
          <Input
            name="code"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" size="lg" block>
        Usar este código
      </Button>
    </form>
  </noscript>
)
