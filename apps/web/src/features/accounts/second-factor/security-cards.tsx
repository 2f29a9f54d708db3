'use client'

import type { SecondFactorView } from '@oficio/contracts/accounts/second-factor'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { AppCard } from './app-card'
import { CodesCard } from './codes-card'
import { PasskeysCard } from './passkeys-card'
import { RecoveryCodes } from './recovery-codes'

/** The second factor of the account, and how to change it. */
export function SecurityCards({ factor }: { factor: SecondFactorView }) {
  const router = useRouter()
  const [opened, setOpened] = useState<'app' | 'passkey' | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const isActive = factor.hasApp || factor.passkeys.length > 0
  const asksPassword = !isActive && factor.hasPassword
  const onDone = (fresh: string[] | null) => {
    setOpened(null)
    setCodes(fresh)
    router.refresh()
  }
  const setUpOf = (kind: 'app' | 'passkey') => ({
    factor,
    asksPassword,
    isOpen: opened === kind,
    onOpen: () => setOpened(kind),
    onCancel: () => setOpened(null),
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
