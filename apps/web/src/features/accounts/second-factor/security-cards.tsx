'use client'

import {
  removeAppEndpoint,
  removePasskeyEndpoint,
  type SecondFactorView,
} from '@oficio/contracts/accounts/second-factor'
import { countOf } from '@oficio/contracts/text/count-of'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { callApi } from '@/lib/api/api-client'
import { PasskeyList } from './passkey-list'
import { RecoveryCodes } from './recovery-codes'
import { RemoveFactor } from './remove-factor'
import { RenewCodes } from './renew-codes'
import { SetUpApp } from './set-up-app'
import { SetUpPasskey } from './set-up-passkey'

/** The second factor of the account, and how to change it. */
export function SecurityCards({ factor }: { factor: SecondFactorView }) {
  const router = useRouter()
  const [opened, setOpened] = useState<'app' | 'passkey' | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const isActive = factor.hasApp || factor.passkeys.length > 0
  const asksPassword = !isActive && factor.hasPassword
  const done = (fresh: string[] | null) => {
    setOpened(null)
    setCodes(fresh)
    router.refresh()
  }
  if (codes)
    return (
      <Card>
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      </Card>
    )
  return (
    <div className="needs-script space-y-6">
      <Card asChild>
        <section aria-labelledby="app-de-codigos" className="space-y-5">
          <h2 id="app-de-codigos" className="text-xl">
            App de códigos {factor.hasApp && <Badge tone="success">Activa</Badge>}
          </h2>
          <p>
            Una app en tu teléfono muestra un código nuevo cada medio minuto. Lo escribís después de tu
            contraseña.
          </p>
          {opened === 'app' ? (
            <SetUpApp asksPassword={asksPassword} onDone={done} onCancel={() => setOpened(null)} />
          ) : (
            <div className="flex flex-wrap gap-3">
              <Button variant={isActive ? 'outline' : 'primary'} onClick={() => setOpened('app')}>
                {factor.hasApp ? 'Cambiar de app' : 'Activar con una app'}
              </Button>
              {factor.hasApp && (
                <RemoveFactor
                  label="Quitar la app"
                  title="Quitar la app de códigos"
                  remove={() => callApi(removeAppEndpoint)}
                />
              )}
            </div>
          )}
        </section>
      </Card>
      <Card asChild>
        <section aria-labelledby="llaves-de-acceso" className="space-y-5">
          <h2 id="llaves-de-acceso" className="text-xl">
            Llaves de acceso
          </h2>
          <p>
            Entrás con tu huella, tu cara o el PIN de tu dispositivo, o con una llave USB. No se puede copiar
            ni adivinar.
          </p>
          <PasskeyList
            passkeys={factor.passkeys}
            remove={(id) => callApi(removePasskeyEndpoint, { params: { id } })}
          />
          {opened === 'passkey' ? (
            <SetUpPasskey asksPassword={asksPassword} onDone={done} onCancel={() => setOpened(null)} />
          ) : (
            <Button variant="outline" onClick={() => setOpened('passkey')}>
              Agregar una llave de acceso
            </Button>
          )}
        </section>
      </Card>
      {isActive && (
        <Card asChild>
          <section aria-labelledby="codigos" className="space-y-5">
            <h2 id="codigos" className="text-xl">
              Códigos de recuperación
            </h2>
            <p>
              Te {factor.recoveryCodesLeft === 1 ? 'queda' : 'quedan'}{' '}
              {countOf(factor.recoveryCodesLeft, 'código', 'códigos')} sin usar.
            </p>
            <RenewCodes onRenewed={setCodes} />
          </section>
        </Card>
      )}
    </div>
  )
}
