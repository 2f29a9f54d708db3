'use client'

import { limits } from '@oficio/contracts/limits'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { textLink } from '@/components/ui/link-classes'
import { LiveForm } from '@/components/ui/live-form'
import { isOwnFault } from '@/lib/api/is-own-fault'
import { AuthLink } from '../auth-link'
import { passwordHint } from '../password-hint'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'
import { TermsLine } from './terms-line'
import { type RegisterStart, useRegisterForm } from './use-register-form'

/** Makes an account with the role user and logs in with it. */
export function RegisterForm(start: RegisterStart) {
  const { formProps, faults, summary, attempt, refusal, blameOf, isSending } = useRegisterForm(start)
  const { firstName, lastName, email } = start.known

  return (
    <LiveForm {...formProps} className="space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          error={faults.firstName}
          defaultValue={firstName}
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          error={faults.lastName}
          defaultValue={lastName}
          autoComplete="family-name"
        />
      </div>
      <TextField name="email" type="email" error={faults.email} defaultValue={email} />
      {blameOf('email') === 'email_taken' && (
        <AuthLink question="¿Esa cuenta es tuya?" href={start.loginPath}>
          Iniciá sesión
        </AuthLink>
      )}
      <TextField
        name="password"
        type="password"
        hint={passwordHint}
        error={faults.password}
        autoComplete="new-password"
      />
      <ChosenName error={faults.username} />
      {refusal && (
        <Alert tone="error" title={isOwnFault(refusal) && 'Error al registrar el usuario'}>
          {refusal.text}
        </Alert>
      )}
      <SubmitButton isSending={isSending}>Crear mi cuenta</SubmitButton>
      <TermsLine />
    </LiveForm>
  )
}

/** Folded, since the mail logs in as well; open when something is wrong with it. */
function ChosenName({ error }: { error: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details open={isOpen || error !== undefined} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={textLink}>Elegir un nombre de usuario (opcional)</summary>
      <TextField
        name="username"
        isOptional
        hint={`Entre ${limits.usernameMin} y ${limits.usernameMax} letras, números, puntos o guiones. Sin uno, lo armamos con tu nombre: igual entrás con tu email.`}
        error={error}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </details>
  )
}
