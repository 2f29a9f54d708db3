'use client'

import { muteMailsEndpoint } from '@oficio/contracts/accounts/profile'
import type { MailGroupName } from '@oficio/contracts/kernel/mail-groups'
import { useState } from 'react'
import { Switch } from '@/components/ui/switch'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { useIsHydrated } from '@/lib/use-is-hydrated'

interface MailSwitchesProps {
  groups: readonly { name: MailGroupName; label: string; hint: string }[]
  muted: readonly MailGroupName[]
}

/** One switch for each group of mails; what it says is stored at once. */
export function MailSwitches({ groups, muted }: MailSwitchesProps) {
  const [off, setOff] = useState(muted)
  const isHydrated = useIsHydrated()
  const { run, isPending } = useApiAction()
  const change = (name: MailGroupName, isOn: boolean) => {
    setOff(isOn ? off.filter((other) => other !== name) : [...off, name])
    run(
      () =>
        callApi(muteMailsEndpoint, { body: { group: name, isMuted: !isOn } }).catch((error: unknown) => {
          setOff(off)
          throw error
        }),
      { success: isOn ? 'Te los vamos a mandar.' : 'No te los mandamos más.' },
    )
  }
  return (
    <ul className="divide-y">
      {groups.map(({ name, label, hint }) => (
        <li key={name} className="flex items-center justify-between gap-4 py-3 first:pt-0">
          <label htmlFor={name} className="min-w-0 flex-1 cursor-pointer">
            <span className="block font-semibold">{label}</span>
            <span className="block text-sm text-muted-foreground">{hint}</span>
          </label>
          <Switch
            id={name}
            className="needs-script"
            checked={!off.includes(name)}
            disabled={!isHydrated || isPending}
            onCheckedChange={(isOn) => change(name, isOn)}
          />
        </li>
      ))}
    </ul>
  )
}
