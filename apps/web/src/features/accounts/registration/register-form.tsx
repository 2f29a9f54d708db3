'use client'

import { limits } from '@oficio/contracts/limits'
import { landingByRole } from '@oficio/contracts/paths'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { textLink } from '@/components/ui/link-classes'
import { LiveForm } from '@/components/ui/live-form'
import { isTechnicalFailure } from '@/lib/api/is-technical-failure'
import { useTextForm } from '@/lib/forms/use-text-form'
import { AuthLink } from '../auth-link'
import { passwordHint } from '../password-hint'
import { leavePage } from '../sessions/leave-page'
import { useAuth } from '../sessions/use-auth'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'
import { TermsLine } from './terms-line'

const names = ['firstName', 'lastName', 'email', 'password', 'username'] as const

/** The form that creates a client's account (role `user`) and logs in. */
export function RegisterForm(start: RegisterStart) {
  const { formProps, faults, summary, attempt, refusal, blameOf, isSending } = useRegisterForm(start)
  const { firstName, lastName, email } = start.knownPerson

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
        <Alert tone="error" title={isTechnicalFailure(refusal) && 'Error al registrar el usuario'}>
          {refusal.text}
        </Alert>
      )}
      <SubmitButton isSending={isSending}>Crear mi cuenta</SubmitButton>
      <TermsLine />
    </LiveForm>
  )
}

/** The user name field. It is collapsed, because the email also logs in, and opens when the field has an error. */
function ChosenName({ error }: { error: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details open={isOpen || error !== undefined} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={textLink}>Elegir un nombre de usuario (opcional)</summary>
      <TextField
        name="username"
        isOptional
        hint={`Entre ${limits.usernameMin} y ${limits.usernameMax} letras, números, puntos o guiones, sin espacios. Sin uno, lo armamos con tu nombre: igual entrás con tu email.`}
        error={error}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </details>
  )
}

interface RegisterStart {
  /** The login page, for a visitor who already has an account. */
  loginPath: string
  /** Where to go with the new account. If absent, the first page of its role. */
  from?: string | undefined
  /** Returns where to go once the account exists. Takes precedence over `from`. */
  land?: () => Promise<string>
  /** The person's data that the page already has. */
  knownPerson: { firstName: string; lastName: string; email: string }
}

const schema = () =>
  import('@oficio/contracts/accounts/endpoints').then(({ registerFields }) => registerFields)

/** State of the registration form. A refusal by the server keeps all typed values. */
function useRegisterForm({ from, land }: RegisterStart) {
  const { register } = useAuth()
  return useTextForm({
    names,
    schema,
    send: async (values) => {
      const { user, error } = await register(values)
      if (user) leavePage(land ? await land() : (from ?? landingByRole[user.role]))
      return error
    },
  })
}
