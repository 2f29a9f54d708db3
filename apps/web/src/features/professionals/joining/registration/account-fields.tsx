'use client'

import { limits } from '@oficio/contracts/limits'
import { fieldLabels } from '@oficio/contracts/texts'
import { EmailInput } from '@/components/ui/email-input'
import { FormField } from '@/components/ui/form-field'
import { PasswordInput } from '@/components/ui/password-input'
import { passwordHint } from '../../../accounts/password-hint'
import type { RegistrationValues } from './registration-values'

/** The fields for the login of a new account. */
export function AccountFields() {
  return (
    <>
      <FormField<RegistrationValues>
        name="username"
        label={fieldLabels.username}
        hint={`Entre ${limits.usernameMin} y ${limits.usernameMax} letras, números, puntos o guiones, sin espacios.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormField<RegistrationValues>
        name="email"
        label={fieldLabels.email}
        hint="Ahí te avisamos de las solicitudes y de tu cuenta."
        as={EmailInput}
      />
      <FormField<RegistrationValues>
        name="password"
        label={fieldLabels.password}
        hint={`${passwordHint} Tocá el ojo para ver lo que escribís.`}
        as={PasswordInput}
        autoComplete="new-password"
      />
      <FormField<RegistrationValues>
        name="confirmPassword"
        label={fieldLabels.confirmPassword}
        as={PasswordInput}
        autoComplete="new-password"
      />
    </>
  )
}
