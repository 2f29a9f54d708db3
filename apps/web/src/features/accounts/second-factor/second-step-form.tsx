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

/** Where a browser without scripts sends a code. */
const secondStepAction = formAction('secondStep')

interface SecondStepFormProps {
  /** Where the visitor wanted to go; checked again here, since it came in the address. */
  from: string | null
  passkeyOptions: Record<string, unknown> | null
  hasApp: boolean
  /** Why the last attempt failed, when it was sent without scripts. */
  refusal: string | null
}

/** Second step of a login. Without scripts the browser sends the code by itself. */
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
            // The page comes with new options; what was typed stays.
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
            // Only another first step helps; the login says why it is needed.
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
 * Takes a recovery code in a browser without scripts. The field for codes of the app opens a keyboard without letters on a
 * phone, and a script is what switches it. `from` is the page that the visitor wanted.
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
