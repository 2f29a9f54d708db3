'use client'

import { addPasskeyEndpoint, startPasskeyEndpoint } from '@oficio/contracts/accounts/second-factor'
import { limits } from '@oficio/contracts/limits'
import { useId, useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { callApi } from '@/lib/api/api-client'
import { PasswordStep } from './password-step'
import { makePasskey } from './use-passkey'

interface SetUpPasskeyProps {
  asksPassword: boolean
  onDone: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

const usualName = 'Este dispositivo'

/** Adds a passkey: its name, the password, and the browser's own dialog. */
export function SetUpPasskey({ asksPassword, onDone, onCancel }: SetUpPasskeyProps) {
  const id = useId()
  const [name, setName] = useState(usualName)
  const add = async (body: { currentPassword?: string }) => {
    const { options } = await callApi(startPasskeyEndpoint, { body })
    const passkey = await makePasskey(options)
    const { recoveryCodes } = await callApi(addPasskeyEndpoint, {
      body: { name: name.trim() || usualName, passkey: { ...passkey } },
    })
    onDone(recoveryCodes)
  }
  return (
    <PasswordStep
      asksPassword={asksPassword}
      submitLabel="Crear la llave de acceso"
      send={add}
      onCancel={onCancel}
    >
      <Field id={id} label="Nombre" hint="Para reconocerla en la lista.">
        {(control) => (
          <Input
            value={name}
            maxLength={limits.nameMax}
            autoComplete="off"
            autoFocus
            onChange={(event) => setName(event.target.value)}
            {...control}
          />
        )}
      </Field>
    </PasswordStep>
  )
}
