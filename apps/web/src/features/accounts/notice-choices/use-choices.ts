'use client'

import type {
  chooseNoticesEndpoint,
  NoticeChoice,
  NoticeChoices,
  RequestMails,
} from '@oficio/contracts/accounts/notice-choices'
import type { BodyOf } from '@oficio/contracts/endpoint'
import type { NoticeChannel, NoticeGroupName } from '@oficio/contracts/kernel/notice-groups'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { isSame } from '@/lib/forms/is-same'
import { toast } from '@/lib/toast'

/** State of the form in which somebody chooses what they are told of. Only what they changed is sent. */
export function useChoices(kept: NoticeChoices) {
  const router = useRouter()
  const [saved, setSaved] = useState(() => valuesOf(kept))
  const [values, setValues] = useState(saved)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    setRefusal(null)
    try {
      const { chooseNoticesEndpoint } = await loadPart(import('@oficio/contracts/accounts/notice-choices'))
      const stored = valuesOf(await callApi(chooseNoticesEndpoint, { body: changesOf(saved, values) }))
      setSaved(stored)
      // What was changed while it was sent stays as it is, and unsaved.
      setValues((current) => mergeChoices({ sent: values, current, stored }))
      toast.success('Guardamos qué avisos querés.')
      router.refresh()
    } catch (error) {
      setRefusal(errorOf(error))
    } finally {
      setIsSaving(false)
    }
  }

  const change = (changed: Partial<ChosenValues>) => setValues((current) => ({ ...current, ...changed }))
  return {
    isWanted: (group: NoticeGroupName, channel: NoticeChannel) =>
      values.wanted[`${group} ${channel}`] === true,
    choose: (group: NoticeGroupName, channel: NoticeChannel, isWanted: boolean) =>
      setValues(({ wanted, ...others }) => ({
        ...others,
        wanted: { ...wanted, [`${group} ${channel}`]: isWanted },
      })),
    requestMails: values.requestMails,
    setRequestMails: (requestMails: RequestMails) => change({ requestMails }),
    refusal,
    isSaving,
    isUnsaved: !isSame(values, saved),
    save,
  }
}

type Switch = `${NoticeChoice['group']} ${NoticeChoice['channel']}`

/** What the form holds: each switch by its group and channel. */
interface ChosenValues {
  wanted: Partial<Record<Switch, boolean>>
  requestMails: RequestMails | null
}

/** Returns what the form holds of what is stored. */
const valuesOf = ({ groups, requestMails }: NoticeChoices): ChosenValues => ({
  wanted: Object.fromEntries(
    groups.flatMap(({ group, open, wanted }) =>
      open.map((channel) => [`${group} ${channel}`, wanted.includes(channel)]),
    ),
  ),
  requestMails,
})

/** Returns what is to be sent: the switches that stand otherwise than they were stored. */
function changesOf(saved: ChosenValues, values: ChosenValues): BodyOf<typeof chooseNoticesEndpoint> {
  const { requestMails } = values
  return {
    choices: switchesOf(values)
      .filter((name) => values.wanted[name] !== saved.wanted[name])
      .map((name) => {
        // Names are made of both, above.
        const [group, channel] = name.split(' ') as [NoticeChoice['group'], NoticeChoice['channel']]
        return { group, channel, isWanted: values.wanted[name] === true }
      }),
    ...(requestMails !== null && requestMails !== saved.requestMails && { requestMails }),
  }
}

interface Merged {
  sent: ChosenValues
  /** With what was changed while it was sent. */
  current: ChosenValues
  /** As it is stored now, with what another page changed. */
  stored: ChosenValues
}

/** Returns what the form holds after it was saved. */
function mergeChoices({ sent, current, stored }: Merged): ChosenValues {
  const changed = switchesOf(current).filter((name) => current.wanted[name] !== sent.wanted[name])
  return {
    wanted: { ...stored.wanted, ...Object.fromEntries(changed.map((name) => [name, current.wanted[name]])) },
    requestMails: current.requestMails === sent.requestMails ? stored.requestMails : current.requestMails,
  }
}

// What `Object.keys` gives are the names that the record was written with.
const switchesOf = ({ wanted }: ChosenValues) => Object.keys(wanted) as Switch[]
