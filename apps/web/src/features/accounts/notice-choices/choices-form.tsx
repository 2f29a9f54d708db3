'use client'

import type { NoticeChoices } from '@oficio/contracts/accounts/notice-choices'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { ChannelHeads } from './channel-heads'
import { GroupRow } from './group-row'
import { RequestMailsField } from './request-mails-field'
import { useChoices } from './use-choices'

/** What somebody is told of, and by which channels. */
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
