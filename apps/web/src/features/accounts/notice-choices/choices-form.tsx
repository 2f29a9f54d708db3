'use client'

import {
  type NoticeChoices,
  type RequestMails,
  requestMails,
} from '@oficio/contracts/accounts/notice-choices'
import { limits } from '@oficio/contracts/limits'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FieldSet } from '@/components/ui/field-set'
import { LiveForm } from '@/components/ui/live-form'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { SaveRow } from '@/components/ui/save-row'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { ChannelHeads } from './channel-heads'
import { GroupRow } from './group-row'
import { useChoices } from './use-choices'

const texts: Record<RequestMails, { label: string; hint: string }> = {
  'at-once': { label: 'Un email por solicitud', hint: 'En el momento en que te la avisamos.' },
  daily: {
    label: 'Un resumen por día',
    hint: `Un solo email, a las ${limits.digestHour}, con las que todavía podés tomar. Las urgentes, y las que un cliente te pide solo a vos, te llegan igual en el momento.`,
  },
}

/** The form in which a user chooses which notices to receive, and by which channels. */
export function ChoicesForm({ choices }: { choices: NoticeChoices }) {
  const { channels, groups } = choices
  const { isWanted, choose, requestMails, setRequestMails, ...form } = useChoices(choices)
  return (
    <LiveForm noValidate onSubmit={form.save} className="space-y-6">
      <Card padding="none">
        <ChannelHeads channels={channels} />
        <ul className="divide-y">
          {groups.map((group) => (
            <GroupRow
              key={group.group}
              group={group}
              channels={channels}
              isWanted={(channel) => isWanted(group.group, channel)}
              onChoose={(channel, isOn) => choose(group.group, channel, isOn)}
            >
              {group.group === 'new-requests' && requestMails && isWanted('new-requests', 'mail') && (
                <RequestMailsField value={requestMails} onChange={setRequestMails} />
              )}
            </GroupRow>
          ))}
        </ul>
      </Card>
      {form.refusal && (
        <Alert tone="error" title={form.refusal.text}>
          Lo que elegiste sigue acá.
        </Alert>
      )}
      <SaveRow>
        <Button type="submit" size="lg" isLoading={form.isSaving} className="w-full sm:w-auto">
          Guardar mis avisos
        </Button>
        <UnsavedNote isUnsaved={form.isUnsaved} />
      </SaveRow>
    </LiveForm>
  )
}

interface RequestMailsFieldProps {
  value: RequestMails
  onChange: (value: RequestMails) => void
}

/** Chooses how a professional gets mails about new requests: one mail for each, or a daily digest. */
function RequestMailsField({ value, onChange }: RequestMailsFieldProps) {
  const change = (mailsName: string) => onChange(requestMails.find((choice) => choice === mailsName) ?? value)
  return (
    <FieldSet legend="¿Cómo te mandamos los emails de solicitudes nuevas?">
      <RadioGroup value={value} onValueChange={change}>
        {requestMails.map((choice) => (
          <RadioCard key={choice} value={choice} {...texts[choice]} />
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
