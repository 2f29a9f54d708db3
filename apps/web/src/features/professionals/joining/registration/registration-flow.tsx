'use client'

import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { hoursInWords } from '@oficio/contracts/text/hours-in-words'
import { type ReactNode, useEffect, useReducer } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import type { ErrorView } from '@/lib/api/api-client'
import { formReducer, unreadForm } from '@/lib/forms/form-state'
import { TermsLine } from '../../../accounts/registration/terms-line'
import { GoogleButton } from '../../../accounts/sessions/google-button'
import { useVisitor } from '../../../accounts/sessions/use-visitor'
import {
  dropRegistration,
  newRegistration,
  type OpenedRegistration,
  openRegistration,
} from './kept-registration'
import { RegistrationForm, type RegistrationFormProps } from './registration-form'
import type { RegistrationStart } from './use-registration'

interface RegistrationFlowProps extends Omit<RegistrationFormProps, 'state' | 'dispatch' | 'otherStart'> {
  /** Whether the registration can start with a Google account. */
  isGoogleOffered: boolean
  withoutScripts: ReactNode
}

/** The registration in this browser: restores the draft of the visitor and shows the form. */
export function RegistrationFlow({ withoutScripts, isGoogleOffered, ...form }: RegistrationFlowProps) {
  const { user: visitor, isLoading } = useVisitor()
  const [state, dispatch] = useReducer(formReducer<RegistrationStart, ErrorView>, null, () =>
    unreadForm({ ...newRegistration(), user: null }),
  )
  const { restoredForm } = state.form
  // Submitting logs in or changes the role, so during that time the form keeps the user who submitted it.
  const isOnItsWay = state.name === 'sending' || state.name === 'leaving'
  const user = isOnItsWay ? state.form.user : visitor

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another user opens another form
  useEffect(() => {
    if (!isLoading) dispatch(openedEvent(openRegistration(), user))
  }, [isLoading, user?.id])

  const startAgain = () => {
    dropRegistration()
    dispatch(openedEvent(newRegistration(), user))
  }

  if (user && user.role !== 'user') return <OtherRole isProfessional={user.role === 'professional'} />
  return (
    <>
      {restoredForm && (
        <Alert
          title="Recuperamos lo que habías escrito"
          action={
            <Button variant="outline" onClick={startAgain}>
              Empezar de nuevo
            </Button>
          }
        >
          Quedó guardado solo en este dispositivo, sin la contraseña.
          {restoredForm.hasLostFiles &&
            ` Los archivos se guardan ${hoursInWords(limits.unusedPhotoHours)}, así que vas a tener que volver a subirlos.`}
        </Alert>
      )}
      <noscript>{withoutScripts}</noscript>
      <div inert={state.name === 'unread'} aria-busy={state.name === 'unread'} className="needs-script">
        <RegistrationForm
          key={state.opening}
          {...form}
          state={state}
          dispatch={dispatch}
          otherStart={isGoogleOffered && !user && <BeginWithGoogle />}
        />
      </div>
    </>
  )
}

/** Returns the event that opens the form. A new form contains the name of the signed-in user. */
const openedEvent = (opening: OpenedRegistration, user: AccountView | null) => {
  const isRestored = opening.restoredForm !== null
  const name = user && !isRestored && { firstName: user.firstName, lastName: user.lastName }
  const form = { ...opening, values: { ...opening.values, ...name }, user }
  return { type: 'opened', form, isRestored } as const
}

function OtherRole({ isProfessional }: { isProfessional: boolean }) {
  return (
    <Alert
      title={isProfessional ? 'Ya tenés una cuenta de profesional' : 'Esta cuenta es de administración'}
      action={
        <ButtonLink href={isProfessional ? paths.portal() : paths.admin()}>
          {isProfessional ? 'Ir a mi portal' : 'Ir al panel'}
        </ButtonLink>
      }
    >
      {isProfessional
        ? 'Ahí ves cómo está y qué falta.'
        : 'Para registrarte como profesional salí y usá otra.'}
    </Alert>
  )
}

/** Offered to visitors without an account. Google provides a verified name and email. */
function BeginWithGoogle() {
  return (
    <Card className="space-y-4">
      <p>
        ¿Tenés cuenta de Google? Empezá con ella: completamos tu nombre y tu email, y no hace falta elegir una
        contraseña.
      </p>
      <GoogleButton asProfessional />
      <TermsLine />
    </Card>
  )
}
