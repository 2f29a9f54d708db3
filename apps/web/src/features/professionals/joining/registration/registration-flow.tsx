'use client'

import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { hoursInWords } from '@oficio/contracts/text/hours-in-words'
import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
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

interface RegistrationFlowProps
  extends Omit<RegistrationFormProps, 'opened' | 'user' | 'onSending' | 'otherStart'> {
  /** Whether one may begin with the account that one has at Google. */
  isGoogleOffered: boolean
  withoutScripts: ReactNode
}

/** The page's form as this browser finds it: with what it kept, and for who is logged in. */
export function RegistrationFlow({ withoutScripts, isGoogleOffered, ...form }: RegistrationFlowProps) {
  const { user: visitor, isLoading } = useVisitor()
  // Sending logs somebody in, or changes their role; the form goes on as whose it was until the page is left.
  const [sender, setSender] = useState<{ user: AccountView | null } | null>(null)
  const user = sender ? sender.user : visitor
  const [opened, setOpened] = useState<OpenedRegistration>(newRegistration)
  // What this browser kept is known only in an effect; until then the form is drawn, and takes nothing that it would lose.
  const [isReady, setIsReady] = useState(false)

  useEffect(() => {
    if (isLoading) return
    const found = openRegistration()
    setOpened(
      user && !found.restored
        ? { ...found, values: { ...found.values, firstName: user.firstName, lastName: user.lastName } }
        : found,
    )
    setIsReady(true)
  }, [isLoading, user])

  const startAnew = () => {
    dropRegistration()
    setOpened(newRegistration())
  }

  if (user && user.role !== 'user') return <OtherRole isProfessional={user.role === 'professional'} />
  return (
    <>
      {opened.restored && (
        <Alert
          title="Recuperamos lo que habías escrito"
          action={
            <Button variant="outline" onClick={startAnew}>
              Empezar de nuevo
            </Button>
          }
        >
          Quedó guardado solo en este dispositivo, sin la contraseña.
          {opened.restored.hasLostFiles &&
            ` Los archivos se guardan ${hoursInWords(limits.unusedPhotoHours)}, así que vas a tener que volver a subirlos.`}
        </Alert>
      )}
      <noscript>{withoutScripts}</noscript>
      <div inert={!isReady} aria-busy={!isReady} className="needs-script">
        <RegistrationForm
          key={`${opened.idempotencyKey}:${user?.id ?? ''}`}
          {...form}
          opened={opened}
          otherStart={isGoogleOffered && !user && <BeginWithGoogle />}
          user={user}
          onSending={(isSending) => setSender(isSending ? { user } : null)}
        />
      </div>
    </>
  )
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

/** For whoever has no account here: the one that Google vouches for brings name and mail along. */
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
