'use client'

import { limits } from '@oficio/contracts/limits'
import { fieldLabels } from '@oficio/contracts/texts'
import { useFormContext } from 'react-hook-form'
import { EmailInput } from '@/components/ui/email-input'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { passwordHint } from '../../../accounts/password-hint'
import type { RegistrationValues } from './registration-values'

/** With what the professional will log in. */
export function AccountFields() {
  const { register, formState } = useFormContext<RegistrationValues>()
  const { errors } = formState
  return (
    <>
      <Field
        id="username"
        label={fieldLabels.username}
        hint={`Entre ${limits.usernameMin} y ${limits.usernameMax} letras, números, puntos o guiones.`}
        error={errors.username?.message}
      >
        {(props) => (
          <Input
            {...props}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        id="email"
        label={fieldLabels.email}
        hint="Ahí te avisamos de las solicitudes y de tu cuenta."
        error={errors.email?.message}
      >
        {(props) => <EmailInput {...props} {...register('email')} />}
      </Field>
      <Field
        id="password"
        label={fieldLabels.password}
        hint={`${passwordHint} Tocá el ojo para ver lo que escribís.`}
        error={errors.password?.message}
      >
        {(props) => <PasswordInput {...props} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field id="confirmPassword" label={fieldLabels.confirmPassword} error={errors.confirmPassword?.message}>
        {(props) => <PasswordInput {...props} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
    </>
  )
}
