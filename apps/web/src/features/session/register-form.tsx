'use client'

import { limits } from '@oficio/contracts/limits'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { faultsOf } from '@/lib/form-faults'
import { TermsNotice } from './terms-notice'
import { TextField } from './text-field'
import { type RegisterStart, useRegisterForm } from './use-register-form'

const fields = ['firstName', 'lastName', 'email', 'password', 'username']

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
        name="password"
        type="password"
        hint={`Al menos ${limits.passwordMin} caracteres. Tocá el ojo para ver lo que escribís.`}
        error={errors.password?.message}
        field={register('password')}
        autoComplete="new-password"
      />
      <ChosenName error={errors.username?.message} field={register('username')} />
      <Button type="submit" size="lg" block isLoading={isSubmitting}>
        Crear mi cuenta
      </Button>
      <TermsNotice />
    </form>
  )
}

interface ChosenNameProps {
  error: string | undefined
  field: UseFormRegisterReturn
}

/** Folded, since the mail logs in as well; open when something is wrong with it. */
function ChosenName({ error, field }: ChosenNameProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details open={isOpen || error !== undefined} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4">
        Elegir un nombre de usuario (opcional)
      </summary>
      <TextField
        name="username"
        isOptional
        hint="Entre 3 y 40 letras, números, puntos o guiones. Si no elegís uno, lo armamos con tu nombre: igual entrás con tu email."
        error={error}
        field={field}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </details>
  )
}
