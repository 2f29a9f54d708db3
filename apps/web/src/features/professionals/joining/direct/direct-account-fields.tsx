import { limits } from '@oficio/contracts/limits'
import { passwordHint } from '../../../accounts/password-hint'
import { TextField } from '../../../accounts/text-field'
import type { DirectFaults } from './use-direct-form'

/** The required fields of the direct registration. */
export function DirectAccountFields({ faults }: { faults: DirectFaults }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" error={faults.firstName} autoComplete="given-name" />
        <TextField name="lastName" error={faults.lastName} autoComplete="family-name" />
      </div>
      <TextField
        name="username"
        hint={`Entre ${limits.usernameMin} y ${limits.usernameMax} letras, números, puntos o guiones, sin espacios.`}
        error={faults.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="email"
        type="email"
        hint="Ahí te avisamos apenas tu cuenta esté aprobada."
        error={faults.email}
      />
      <TextField
        name="password"
        type="password"
        hint={`${passwordHint} Tocá el ojo para ver lo que escribís.`}
        error={faults.password}
        autoComplete="new-password"
      />
      <TextField
        name="confirmPassword"
        type="password"
        error={faults.confirmPassword}
        autoComplete="new-password"
      />
    </>
  )
}
