'use client'

import type { FieldErrors } from '@oficio/contracts/errors'
import { formAction } from '@oficio/contracts/forms/form-paths'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { isTechnicalFailure } from '@/lib/api/is-technical-failure'
import { keepFocus } from '@/lib/forms/keep-focus'
import { useTextForm } from '@/lib/forms/use-text-form'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'
import { leavePage } from './leave-page'
import { useAuth } from './use-auth'

interface LoginFormProps {
  /** The page that the visitor wanted. Validated again here, because it comes from the address. */
  from: string | null
  /** Why the last attempt failed, if it was made without scripts or through Google. */
  refusal: string | null
  /** The visitor cancelled the login at Google; the refusal is shown as information, not as an error. */
  isCancelled: boolean
  /** The user name typed in the last attempt. */
  username: string
  faults: FieldErrors
}

const names = ['username', 'password'] as const
const schema = () => import('@oficio/contracts/accounts/endpoints').then(({ loginForm }) => loginForm)

/**
 * The login form. After the login it leads to `from`, or to the first page of the role. Without scripts the browser
 * posts it to an address that does the same.
 */
export function LoginForm({ from, refusal, isCancelled, username, faults }: LoginFormProps) {
  const { login } = useAuth()
  const form = useTextForm({
    names,
    schema,
    send: async (values) => {
      const { user, error } = await login(values)
      if (error?.code === 'second_factor_required') {
        leavePage(paths.secondStep(safeReturnPath(from) ?? undefined))
        return null
      }
      if (user) leavePage(safeReturnPath(from) ?? landingByRole[user.role])
      return error
    },
  })
  const isFirst = form.attempt === 0
  const refusalText = form.refusal?.text ?? (isFirst ? refusal : null)
  const faultOf = (name: (typeof names)[number]) => form.faults[name] ?? (isFirst ? faults[name] : undefined)

  return (
    // The server reports empty fields with the site's texts, because the browser's messages are in the browser's
    // language.
    <form
      action={formAction('login')}
      {...form.formProps}
      onMouseDown={keepFocus}
      noValidate
      className="space-y-5"
    >
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {refusalText && (
        <Alert
          tone={isCancelled && form.refusal === null ? 'info' : 'error'}
          title={form.refusal && isTechnicalFailure(form.refusal) && 'Error al iniciar sesión'}
        >
          {refusalText}
        </Alert>
      )}
      {from && <input type="hidden" name="from" value={from} />}
      <TextField
        name="username"
        label="Nombre de usuario o email"
        error={faultOf('username')}
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="password"
        type="password"
        error={faultOf('password')}
        autoComplete="current-password"
      />
      <SubmitButton isSending={form.isSending}>Iniciar sesión</SubmitButton>
    </form>
  )
}
