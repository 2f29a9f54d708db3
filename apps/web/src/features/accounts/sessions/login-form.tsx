'use client'

import { landingByRole } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { useTextForm } from '@/lib/forms/use-text-form'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'
import { leavePage } from './leave-page'
import { useAuth } from './use-auth'

interface LoginFormProps {
  /** Where the visitor wanted to go; checked again here, since it came in the address. */
  from: string | null
  /** Why the last attempt failed, when it went without scripts or through another site. */
  refusal: string | null
  /** Nothing went wrong: they changed their mind. */
  isCancelled: boolean
  /** What was typed in that attempt. */
  username: string
}

/** Where a browser without scripts sends the form. */
const addressWithoutScripts = '/api/auth/enter'
const names = ['username', 'password'] as const
const schema = () => import('@oficio/contracts/accounts/endpoints').then(({ loginForm }) => loginForm)

/**
 * User name or mail, and password. Leads back to `from`, else to the role's first page. Without scripts the browser
 * sends it by itself, to an address that does the same.
 */
export function LoginForm({ from, refusal, isCancelled, username }: LoginFormProps) {
  const { login } = useAuth()
  const form = useTextForm({
    names,
    schema,
    send: async (values) => {
      const { user, error } = await login(values)
      if (user) leavePage(safeReturnPath(from) ?? landingByRole[user.role])
      return error
    },
  })
  const refusalText = form.refusal?.text ?? (form.attempt === 0 ? refusal : null)

  return (
    <form action={addressWithoutScripts} {...form.formProps} className="space-y-5">
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {refusalText && (
        <Alert tone={isCancelled && form.refusal === null ? 'info' : 'error'}>{refusalText}</Alert>
      )}
      {from && <input type="hidden" name="from" value={from} />}
      <TextField
        name="username"
        label="Nombre de usuario o email"
        error={form.faults.username}
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="password"
        type="password"
        error={form.faults.password}
        autoComplete="current-password"
      />
      <SubmitButton isSending={form.isSending}>Iniciar sesión</SubmitButton>
    </form>
  )
}
