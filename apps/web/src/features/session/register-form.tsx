'use client'

import { limits } from '@oficio/contracts/limits'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { faultsOf } from '@/lib/form-faults'
import { TermsNotice } from './terms-notice'
import { TextField } from './text-field'
import { type RegisterStart, useRegisterForm } from './use-register-form'

const fields = ['firstName', 'lastName', 'email', 'username', 'password', 'confirmPassword']

/** Makes an account with the role user and logs in with it. */
export function RegisterForm(start: RegisterStart) {
  const { form, refusal, attempt, submit } = useRegisterForm(start)
  const { register, formState } = form
  const { errors, isSubmitting } = formState

  return (
    <form method="post" onSubmit={submit} noValidate className="space-y-5">
      <ErrorSummary errors={attempt > 0 ? faultsOf(errors, fields) : []} attempt={attempt} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          error={errors.firstName?.message}
          field={register('firstName')}
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          error={errors.lastName?.message}
          field={register('lastName')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        name="email"
        type="email"
        error={errors.email?.message}
        field={register('email')}
        autoComplete="email"
        inputMode="email"
      />
      <TextField
        name="username"
        hint="Entre 3 y 40 letras, números, puntos o guiones. También vas a poder entrar con tu email."
        error={errors.username?.message}
        field={register('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="password"
        type="password"
        hint={`Al menos ${limits.passwordMin} caracteres.`}
        error={errors.password?.message}
        field={register('password')}
        autoComplete="new-password"
      />
      <TextField
        name="confirmPassword"
        type="password"
        error={errors.confirmPassword?.message}
        field={register('confirmPassword')}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" block isLoading={isSubmitting}>
        Crear mi cuenta
      </Button>
      <TermsNotice />
    </form>
  )
}
