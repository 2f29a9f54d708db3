'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { SubmitButton } from '@/features/accounts/submit-button'
import { TextField } from '@/features/accounts/text-field'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'

interface RequestLinksFormProps {
  /** The outcome of a submission without scripts. */
  wasSent: boolean
  refusal: string | null
  fault: string | undefined
  email: string
}

const names = ['email'] as const
const load = () => loadPart(import('@oficio/contracts/service-requests/request-links'))
const schema = () => load().then(({ requestLinksForm }) => requestLinksForm)

/** Asks for the links of one's requests. Stays after sending, because the address may have been another one. */
export function RequestLinksForm({ wasSent, refusal, fault, email }: RequestLinksFormProps) {
  const [isSent, setIsSent] = useState(wasSent)
  const form = useTextForm({
    names,
    schema,
    send: async (body) => {
      setIsSent(false)
      await callApi((await load()).sendRequestLinksEndpoint, { body })
      setIsSent(true)
      return null
    },
  })
  const isFirst = form.attempt === 0
  const refusalText = form.refusal?.text ?? (isFirst ? refusal : null)

  return (
    <form action="/api/auth/request-links" {...form.formProps} className="space-y-5">
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {refusalText && <Alert tone="error">{refusalText}</Alert>}
      {isSent && (
        <Alert tone="success" title="Revisá tu correo">
          Si hay solicitudes con ese email, en unos minutos te llega un enlace para cada una. Si no lo ves,
          mirá en correo no deseado.
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        hint="El que escribiste en tu solicitud."
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
