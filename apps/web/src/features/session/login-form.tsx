'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { loginForm } from '@oficio/contracts/auth'
import { landingByRole, safeReturnPath } from '@oficio/contracts/paths'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { faultsOf } from '@/lib/form-faults'
import { leavePage } from './leave-page'
import { TextField } from './text-field'
import { useAuth } from './use-auth'

interface LoginFormProps {
  /** Where the visitor wanted to go; checked again here, since it came in the address. */
  from: string | null
  /** Why an attempt that went through another site failed. */
  refusal: string | null
}

/** User name or mail, and password (spec section 2, 'Login'). Leads back to `from`, else to the role's first page. */
export function LoginForm({ from, refusal }: LoginFormProps) {
  const { login, error } = useAuth()
  const [attempt, setAttempt] = useState(0)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { username: '', password: '' },
    resolver: zodResolver(loginForm),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const again = () => setAttempt((count) => count + 1)
  const submit = handleSubmit(async (form) => {
    const { user } = await login(form)
    if (user) leavePage(safeReturnPath(from) ?? landingByRole[user.role])
    else again()
  }, again)

  return (
    <form method="post" onSubmit={submit} noValidate className="space-y-5">
      <ErrorSummary
        errors={attempt > 0 ? faultsOf(errors, ['username', 'password']) : []}
        attempt={attempt}
      />
      {(error || (refusal && attempt === 0)) && <Alert tone="error">{error?.text ?? refusal}</Alert>}
      <TextField
        name="username"
        label="Nombre de usuario o email"
        error={errors.username?.message}
        field={register('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="password"
        type="password"
        error={errors.password?.message}
        field={register('password')}
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" block isLoading={isSubmitting || (isSubmitSuccessful && !error)}>
        Iniciar sesión
      </Button>
    </form>
  )
}
