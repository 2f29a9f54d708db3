'use client'

import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { LiveForm } from '@/components/ui/live-form'
import { useTextForm } from '@/lib/forms/use-text-form'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'

interface PasswordStepProps {
  asksPassword: boolean
  submitLabel: string
  send: (body: { currentPassword?: string }) => Promise<void>
  onCancel: () => void
  children?: ReactNode
}

const names = ['currentPassword'] as const
const schema = () => import('@oficio/contracts/accounts/second-factor').then(({ setUpForm }) => setUpForm)

/** Asks for the password before the first factor is set up. Later set-ups ask for the second factor instead. */
export function PasswordStep({ asksPassword, submitLabel, send, onCancel, children }: PasswordStepProps) {
  const form = useTextForm({
    names,
    schema,
    send: ({ currentPassword }) => send(asksPassword ? { currentPassword } : {}).then(() => null),
  })
  return (
    <LiveForm {...form.formProps} className="space-y-5">
      {children}
      {asksPassword && (
        <TextField
          name="currentPassword"
          type="password"
          error={form.faults.currentPassword}
          autoComplete="current-password"
          // Fields of the set-up itself, if any, get the focus first.
          autoFocus={!children}
        />
      )}
      {form.refusal && <Alert tone="error">{form.refusal.text}</Alert>}
      <SubmitButton isSending={form.isSending}>{submitLabel}</SubmitButton>
      <Button variant="ghost" block onClick={onCancel}>
        Cancelar
      </Button>
    </LiveForm>
  )
}
