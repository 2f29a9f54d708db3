'use client'

import { removeAppEndpoint, type SecondFactorView } from '@oficio/contracts/accounts/second-factor'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { callApi } from '@/lib/api/api-client'
import { RemoveFactor } from './remove-factor'
import { SetUpApp } from './set-up-app'

export interface FactorCardProps {
  factor: SecondFactorView
  isActive: boolean
  asksPassword: boolean
  /** Whether the set-up of this factor is open. */
  isOpen: boolean
  onOpen: () => void
  onCancel: () => void
  onDone: (recoveryCodes: string[] | null) => void
}

/** The card of the security page that sets up, changes or removes the authenticator app. */
export function AppCard({ factor, isActive, isOpen, onOpen, ...setUp }: FactorCardProps) {
  return (
    <Card asChild>
      <section aria-labelledby="app-de-codigos" className="space-y-5">
        <h2 id="app-de-codigos" className="flex flex-wrap items-center gap-2 text-xl">
          App de códigos {factor.hasApp && <Badge tone="success">Activa</Badge>}
        </h2>
        <p>
          Una app en tu teléfono muestra un código nuevo cada medio minuto. Lo escribís después de tu
          contraseña.
        </p>
        {isOpen ? (
          <SetUpApp {...setUp} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant={isActive ? 'outline' : 'primary'} onClick={onOpen}>
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
  )
}
