'use client'

import { paths } from '@oficio/contracts/paths'
import { useRouter } from 'next/navigation'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { LiveForm } from '@/components/ui/live-form'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'
import { toast } from '@/lib/toast'
import { passwordHint } from '../password-hint'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'

const names = ['currentPassword', 'password', 'confirmPassword'] as const
const load = () => loadPart(import('@oficio/contracts/accounts/profile'))
const schema = () => load().then(({ changePasswordForm }) => changePasswordForm)

/** The form that changes the password. The change ends every other session. */
export function PasswordForm() {
  const router = useRouter()
  const { formProps, faults, summary, attempt, refusal, isSending } = useTextForm({
    names,
    schema,
    send: async ({ currentPassword, password }) => {
      await callApi((await load()).changePasswordEndpoint, { body: { currentPassword, password } })
      toast.success('Cambiamos tu contraseña y cerramos las demás sesiones.')
      router.push(paths.profile())
      router.refresh()
      return null
    },
  })
  return (
    <LiveForm {...formProps} className="space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <TextField
        name="currentPassword"
        type="password"
        error={faults.currentPassword}
        autoComplete="current-password"
      />
      <TextField
        name="password"
        type="password"
        label="Contraseña nueva"
        hint={passwordHint}
        error={faults.password}
        autoComplete="new-password"
      />
      <TextField
        name="confirmPassword"
        type="password"
        error={faults.confirmPassword}
        autoComplete="new-password"
      />
      {refusal && <Alert tone="error">{refusal.text}</Alert>}
      <SubmitButton isSending={isSending}>Cambiar contraseña</SubmitButton>
    </LiveForm>
  )
}
