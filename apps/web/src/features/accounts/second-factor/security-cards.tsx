'use client'

import { renewRecoveryCodesEndpoint, type SecondFactorView } from '@oficio/contracts/accounts/second-factor'
import { countOf } from '@oficio/contracts/text/count-of'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'
import { AppCard } from './app-card'
import { PasskeysCard } from './passkeys-card'
import { RecoveryCodes } from './recovery-codes'

/**
 * The content of the security page: the cards of the app, the passkeys and the recovery codes. New codes replace the
 * cards until the user says that they are saved.
 */
export function SecurityCards({ factor }: { factor: SecondFactorView }) {
  const router = useRouter()
  const [openedCard, setOpenedCard] = useState<'app' | 'passkey' | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const isActive = factor.hasApp || factor.passkeys.length > 0
  const asksPassword = !isActive && factor.hasPassword
  const onDone = (fresh: string[] | null) => {
    setOpenedCard(null)
    setCodes(fresh)
    router.refresh()
  }
  const setUpOf = (kind: 'app' | 'passkey') => ({
    factor,
    asksPassword,
    isOpen: openedCard === kind,
    onOpen: () => setOpenedCard(kind),
    onCancel: () => setOpenedCard(null),
    onDone,
  })
  if (codes)
    return (
      <Card>
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      </Card>
    )
  return (
    <div className="needs-script space-y-6">
      <AppCard isActive={isActive} {...setUpOf('app')} />
      <PasskeysCard {...setUpOf('passkey')} />
      {isActive && <CodesCard codesLeft={factor.recoveryCodesLeft} onRenewed={setCodes} />}
    </div>
  )
}

interface CodesCardProps {
  codesLeft: number
  onRenewed: (codes: string[]) => void
}

function CodesCard({ codesLeft, onRenewed }: CodesCardProps) {
  return (
    <Card asChild>
      <section aria-labelledby="codigos" className="space-y-5">
        <h2 id="codigos" className="text-xl">
          Códigos de recuperación
        </h2>
        <p>
          Te {codesLeft === 1 ? 'queda' : 'quedan'} {countOf(codesLeft, 'código', 'códigos')} sin usar.
        </p>
        <RenewCodes onRenewed={onRenewed} />
      </section>
    </Card>
  )
}

/** Replaces the recovery codes after a confirmation, because the old codes stop working. */
function RenewCodes({ onRenewed }: { onRenewed: (codes: string[]) => void }) {
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">Hacer códigos nuevos</Button>}
      title="Hacer códigos nuevos"
      description="Los códigos que guardaste antes dejan de servir."
      confirmLabel="Hacer códigos nuevos"
      send={() => callApi(renewRecoveryCodesEndpoint)}
      onSuccess={({ recoveryCodes }) => onRenewed(recoveryCodes)}
    />
  )
}
