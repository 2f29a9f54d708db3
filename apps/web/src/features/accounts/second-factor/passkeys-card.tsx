'use client'

import {
  addPasskeyEndpoint,
  type PasskeyView,
  removePasskeyEndpoint,
  startPasskeyEndpoint,
} from '@oficio/contracts/accounts/second-factor'
import { limits } from '@oficio/contracts/limits'
import { KeyRound } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RelativeTime } from '@/components/ui/relative-time'
import { callApi } from '@/lib/api/api-client'
import type { FactorCardProps } from './app-card'
import { PasswordStep } from './password-step'
import { RemoveFactor } from './remove-factor'
import { makePasskey } from './use-passkey'

const usualName = 'Este dispositivo'

/** The card of the security page that lists, adds and removes passkeys. */
export function PasskeysCard({ factor, isOpen, onOpen, ...setUp }: Omit<FactorCardProps, 'isActive'>) {
  return (
    <Card asChild>
      <section aria-labelledby="llaves-de-acceso" className="space-y-5">
        <h2 id="llaves-de-acceso" className="text-xl">
          Llaves de acceso
        </h2>
        <p>
          Entrás con tu huella, tu cara o el PIN de tu dispositivo, o con una llave USB. No se puede copiar ni
          adivinar.
        </p>
        <PasskeyList
          passkeys={factor.passkeys}
          remove={(id) => callApi(removePasskeyEndpoint, { params: { id } })}
        />
        {isOpen ? (
          <SetUpPasskey {...setUp} />
        ) : (
          <Button variant="outline" className="max-[24rem]:w-full max-[24rem]:px-2" onClick={onOpen}>
            Agregar una llave de acceso
          </Button>
        )}
      </section>
    </Card>
  )
}

interface PasskeyListProps {
  passkeys: readonly PasskeyView[]
  remove: (id: string) => Promise<unknown>
}

/** The passkeys of an account, with their last use. */
function PasskeyList({ passkeys, remove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p className="text-muted-foreground">Todavía no agregaste ninguna.</p>
  return (
    <ul className="divide-y">
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
          <KeyRound aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-muted-foreground">
              Agregada: <RelativeTime iso={createdAt} />.{' '}
              {lastUsedAt === null ? (
                'Todavía no la usaste.'
              ) : (
                <>
                  Último uso: <RelativeTime iso={lastUsedAt} />
                </>
              )}
            </p>
          </div>
          <RemoveFactor
            label="Quitar"
            describedAs={`Quitar ${name}`}
            title={`Quitar «${name}»`}
            remove={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface SetUpPasskeyProps {
  asksPassword: boolean
  onDone: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

/** Adds a passkey: asks for its name and, if required, the password, then opens the browser's dialog. */
function SetUpPasskey({ asksPassword, onDone, onCancel }: SetUpPasskeyProps) {
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
