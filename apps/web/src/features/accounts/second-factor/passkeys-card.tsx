'use client'

import { removePasskeyEndpoint } from '@oficio/contracts/accounts/second-factor'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { callApi } from '@/lib/api/api-client'
import type { FactorCardProps } from './app-card'
import { PasskeyList } from './passkey-list'
import { SetUpPasskey } from './set-up-passkey'

/** The passkeys of the account. */
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
