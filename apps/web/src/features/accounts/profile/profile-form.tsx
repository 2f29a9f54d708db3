'use client'

import type { NameState, ProfileView } from '@oficio/contracts/accounts/profile'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { useRouter } from 'next/navigation'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { LiveForm } from '@/components/ui/live-form'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'
import { toast } from '@/lib/toast'
import { visitorHasChanged } from '../sessions/visitor-store'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'

const names = ['firstName', 'lastName', 'username', 'phone'] as const
const load = () => loadPart(import('@oficio/contracts/accounts/profile'))
const schema = () => load().then(({ profileForm }) => profileForm)

/** The form that edits the names, user name and phone of the account. */
export function ProfileForm({ profile }: { profile: ProfileView }) {
  const router = useRouter()
  const { formProps, faults, summary, attempt, refusal, isSending } = useTextForm({
    names,
    schema,
    send: async (body) => {
      await callApi((await load()).updateProfileEndpoint, { body })
      // The header shows the name too, so it reloads the account.
      await visitorHasChanged()
      toast.success('Guardamos tus datos.')
      router.refresh()
      return null
    },
  })
  const { firstName, lastName, username, phone, nameState } = profile
  const isNameFixed = nameState !== 'free'

  return (
    <LiveForm {...formProps} className="space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          error={faults.firstName}
          defaultValue={firstName}
          autoComplete="given-name"
          readOnly={isNameFixed}
        />
        <TextField
          name="lastName"
          error={faults.lastName}
          defaultValue={lastName}
          autoComplete="family-name"
          readOnly={isNameFixed}
        />
      </div>
      <NameLine state={nameState} />
      <TextField
        name="username"
        hint={`Entre ${limits.usernameMin} y ${limits.usernameMax} letras, números, puntos o guiones, sin espacios. También entrás con tu email.`}
        error={faults.username}
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="phone"
        type="tel"
        isOptional
        hint="Con código de área."
        error={faults.phone}
        defaultValue={phone ?? ''}
        autoComplete="tel"
        inputMode="tel"
      />
      {refusal && <Alert tone="error">{refusal.text}</Alert>}
      <SubmitButton isSending={isSending}>Guardar mis datos</SubmitButton>
    </LiveForm>
  )
}

/** Explains why the name cannot be changed here, and where to correct it. */
function NameLine({ state }: { state: NameState }) {
  if (state === 'free') return null
  return (
    <p className="text-sm text-muted-foreground">
      {state === 'verified' ? (
        <>
          Tu nombre es el de tu cuenta aprobada: los clientes lo ven. Si hay que corregirlo,{' '}
          <Link href={paths.contact()} className={inlineLink}>
            escribinos
          </Link>
          .
        </>
      ) : (
        <>
          Hasta que aprobemos tu cuenta, tu nombre no se cambia acá: corregilo en{' '}
          <Link href={paths.professionalRegistration()} className={inlineLink}>
            los datos de tu registro
          </Link>
          .
        </>
      )}
    </p>
  )
}
