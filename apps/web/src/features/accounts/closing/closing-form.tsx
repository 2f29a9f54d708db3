'use client'

import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { ErrorSummary } from '@/components/ui/error-summary'
import { LiveForm } from '@/components/ui/live-form'
import { Spinner } from '@/components/ui/spinner'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'
import { leaveAfter } from '../sessions/leave-page'
import { TextField } from '../text-field'

const names = ['currentPassword'] as const
const load = () => loadPart(import('@oficio/contracts/accounts/closing'))
const schemaFor = (hasPassword: boolean) => () =>
  load().then(({ closingForm, closingWithPassword }) => (hasPassword ? closingWithPassword : closingForm))

/** The form that closes the account for good. An account with a password must enter it to prove ownership. */
export function ClosingForm({ hasPassword }: { hasPassword: boolean }) {
  const { formProps, faults, summary, attempt, refusal, isSending } = useTextForm({
    names,
    schema: schemaFor(hasPassword),
    send: async ({ currentPassword }) => {
      const { closeAccountEndpoint } = await load()
      const body = hasPassword ? { currentPassword } : {}
      await leaveAfter(paths.accountClosed(), () => callApi(closeAccountEndpoint, { body }))
      return null
    },
  })
  return (
    <LiveForm {...formProps} className="space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      {hasPassword && (
        <TextField
          name="currentPassword"
          type="password"
          error={faults.currentPassword}
          autoComplete="current-password"
        />
      )}
      {refusal && <Alert tone="error">{refusal.text}</Alert>}
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        className={buttonClasses({ variant: 'destructive', size: 'lg', block: true })}
      >
        {isSending && <Spinner />}
        Cerrar mi cuenta
      </button>
    </LiveForm>
  )
}
