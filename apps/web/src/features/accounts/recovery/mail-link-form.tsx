'use client'

import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { useTextForm } from '@/lib/forms/use-text-form'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'

/** The outcome of a submission without scripts. */
export interface MailLinkOutcome {
  wasSent: boolean
  refusal: string | null
  fault: string | undefined
  email: string
}

interface MailLinkFormProps {
  outcome: MailLinkOutcome
  /** The address to which a browser without scripts posts the form. */
  action: string
  hint: string
  /** Says what arrives by mail, but not whether an account with the address exists. */
  sentText: ReactNode
  schema: () => Promise<z.ZodType>
  send: (body: { email: string }) => Promise<unknown>
}

const names = ['email'] as const

/**
 * A form that requests a link by mail. It stays visible after sending, because the visitor may have mistyped the
 * address.
 */
export function MailLinkForm({ outcome, action, hint, sentText, schema, send }: MailLinkFormProps) {
  const [isSent, setIsSent] = useState(outcome.wasSent)
  const form = useTextForm({
    names,
    schema,
    send: async (body) => {
      setIsSent(false)
      await send(body)
      setIsSent(true)
      return null
    },
  })
  const isFirst = form.attempt === 0
  const refusalText = form.refusal?.text ?? (isFirst ? outcome.refusal : null)

  return (
    <form action={action} {...form.formProps} className="space-y-5">
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {refusalText && <Alert tone="error">{refusalText}</Alert>}
      {isSent && (
        <Alert tone="success" title="Revisá tu correo">
          {sentText} Si no lo ves, mirá en correo no deseado.
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        hint={hint}
        error={form.faults.email ?? (isFirst ? outcome.fault : undefined)}
        defaultValue={outcome.email}
      />
      <SubmitButton isSending={form.isSending}>
        {isSent ? 'Mandar el enlace otra vez' : 'Mandarme el enlace'}
      </SubmitButton>
    </form>
  )
}
