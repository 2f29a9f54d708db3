'use client'

import { limits } from '@oficio/contracts/limits'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'

interface ForgotPasswordFormProps {
  /** What became of it when it was sent without scripts. */
  wasSent: boolean
  refusal: string | null
  fault: string | undefined
  email: string
}

const names = ['email'] as const
const load = () => loadPart(import('@oficio/contracts/accounts/recovery'))
const schema = () => load().then(({ forgotPasswordForm }) => forgotPasswordForm)

/** Asks for the mail with the link. Stays there once it was sent: the address may have been another one. */
export function ForgotPasswordForm({ wasSent, refusal, fault, email }: ForgotPasswordFormProps) {
  const [isSent, setIsSent] = useState(wasSent)
  const form = useTextForm({
    names,
    schema,
    send: async (body) => {
      setIsSent(false)
      await callApi((await load()).requestPasswordResetEndpoint, { body })
      setIsSent(true)
      return null
    },
  })
  const isFirst = form.attempt === 0
  const refusalText = form.refusal?.text ?? (isFirst ? refusal : null)

  return (
    <form action="/api/auth/forgot" {...form.formProps} className="space-y-5">
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {refusalText && <Alert tone="error">{refusalText}</Alert>}
      {isSent && (
        <Alert tone="success" title="Revisá tu correo">
          Si hay una cuenta con ese email, en unos minutos te llega un enlace para elegir otra contraseña.
          Vale por {limits.passwordResetMinutes} minutos. Si no lo ves, mirá en correo no deseado.
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        hint="El que usaste para crear tu cuenta."
        error={form.faults.email ?? (isFirst ? fault : undefined)}
        defaultValue={email}
        autoComplete="email"
        inputMode="email"
      />
      <SubmitButton isSending={form.isSending}>
        {isSent ? 'Mandar el enlace otra vez' : 'Mandarme el enlace'}
      </SubmitButton>
    </form>
  )
}
