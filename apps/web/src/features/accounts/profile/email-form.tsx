'use client'

import { waitingMailText } from '@oficio/contracts/kernel/waiting-mail-text'
import { limits } from '@oficio/contracts/limits'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { LiveForm } from '@/components/ui/live-form'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'

const names = ['email', 'currentPassword'] as const
const load = () => loadPart(import('@oficio/contracts/accounts/profile'))
const schema = () => load().then(({ emailForm }) => emailForm)

/** The form that requests a change of the email address. The change takes effect when the new mailbox confirms it. */
export function EmailForm() {
  const [sentTo, setSentTo] = useState<{ email: string; isMailWaiting: boolean } | null>(null)
  const { formProps, faults, summary, attempt, refusal, isSending } = useTextForm({
    names,
    schema,
    send: async (body) => {
      setSentTo(null)
      const { isMailWaiting } = await callApi((await load()).changeEmailEndpoint, { body })
      setSentTo({ email: body.email.trim(), isMailWaiting })
      return null
    },
  })
  return (
    <LiveForm {...formProps} className="space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <TextField name="email" type="email" label="Email nuevo" error={faults.email} />
      <TextField
        name="currentPassword"
        type="password"
        error={faults.currentPassword}
        autoComplete="current-password"
      />
      {refusal && <Alert tone="error">{refusal.text}</Alert>}
      {sentTo && (
        <Alert tone="success" title="Confirmalo desde tu correo">
          <span className="break-words">
            {sentTo.isMailWaiting ? 'Vamos a mandar' : 'Mandamos'} un enlace a {sentTo.email}. Vale por{' '}
            {limits.emailConfirmationHours} horas; hasta que lo abras, tu email sigue siendo el de antes.{' '}
            {sentTo.isMailWaiting && waitingMailText}
          </span>
        </Alert>
      )}
      <SubmitButton isSending={isSending}>Mandar el enlace</SubmitButton>
    </LiveForm>
  )
}
