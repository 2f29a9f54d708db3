'use client'

import { confirmAppEndpoint, startAppEndpoint } from '@oficio/contracts/accounts/second-factor'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonClasses } from '@/components/ui/button-classes'
import { CopyButton } from '@/components/ui/copy-button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { LiveForm } from '@/components/ui/live-form'
import { QrCode } from '@/components/ui/qr-code'
import { callApi } from '@/lib/api/api-client'
import { useTextForm } from '@/lib/forms/use-text-form'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'
import { PasswordStep } from './password-step'

interface SetUpAppProps {
  asksPassword: boolean
  onDone: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

/** Sets up an authenticator app in three steps: password, QR code, first code. */
export function SetUpApp({ asksPassword, onDone, onCancel }: SetUpAppProps) {
  const [enrolment, setEnrolment] = useState<{ secret: string; uri: string } | null>(null)
  if (enrolment) return <FirstCode {...enrolment} onDone={onDone} onCancel={onCancel} />
  return (
    <PasswordStep
      asksPassword={asksPassword}
      submitLabel="Mostrar el código QR"
      send={async (body) => setEnrolment(await callApi(startAppEndpoint, { body }))}
      onCancel={onCancel}
    />
  )
}

const names = ['code'] as const
const schema = () =>
  import('@oficio/contracts/accounts/second-factor').then(({ factorCodeForm }) => factorCodeForm)

type FirstCodeProps = { secret: string; uri: string } & Pick<SetUpAppProps, 'onDone' | 'onCancel'>

function FirstCode({ secret, uri, onDone, onCancel }: FirstCodeProps) {
  const form = useTextForm({
    names,
    schema,
    send: async ({ code }) => {
      onDone((await callApi(confirmAppEndpoint, { body: { code } })).recoveryCodes)
      return null
    },
  })
  return (
    // Validates on submit only: an error below an emptied field would move the button that is being pressed.
    <LiveForm {...form.formProps} onBlur={undefined} className="space-y-5">
      <NewAccount secret={secret} uri={uri} />
      {form.refusal && <Alert tone="error">{form.refusal.text}</Alert>}
      <TextField
        name="code"
        label="Código de tu app"
        hint="Los 6 números que te muestra para esta cuenta."
        error={form.faults.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <SubmitButton isSending={form.isSending}>Activar</SubmitButton>
      <Button variant="ghost" block onClick={onCancel}>
        Cancelar
      </Button>
    </LiveForm>
  )
}

/** Adds the account to the app: by link if the app is on this device, by QR code, or by typing the key. */
function NewAccount({ secret, uri }: Pick<FirstCodeProps, 'secret' | 'uri'>) {
  return (
    <>
      <FocusedHeading as="h3" isAtTop>
        Agregá la cuenta a tu app
      </FocusedHeading>
      <div className="hidden space-y-4 pointer-coarse:block">
        <a href={uri} className={`max-[24rem]:px-2 ${buttonClasses({ size: 'lg', block: true })}`}>
          Abrir en mi app de códigos
        </a>
        <p>¿No se abrió, o está en otro teléfono? Apuntá su cámara acá:</p>
      </div>
      <p className="pointer-coarse:hidden">
        Abrí tu app de códigos (Google Authenticator, Microsoft Authenticator, Aegis u otra), agregá una
        cuenta y apuntá la cámara acá:
      </p>
      <QrCode text={uri} label="Código QR para tu app de códigos" className="mx-auto w-56 max-[24rem]:w-48" />
      <div>
        <p className="text-sm text-muted-foreground">
          ¿No podés usar la cámara? Escribí esta clave en la app:
        </p>
        <p className="flex items-center gap-2">
          <span className="min-w-0 font-mono">{secret.match(/.{1,4}/g)?.join(' ')}</span>
          <CopyButton text={secret} subject="la clave" />
        </p>
      </div>
    </>
  )
}
