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

/** State of the form that chooses notices. Saving sends only the changed choices. */
export function useChoices(storedChoices: NoticeChoices) {
  const router = useRouter()
  const [savedValues, setSavedValues] = useState(() => valuesOf(storedChoices))
  const [values, setValues] = useState(savedValues)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    setRefusal(null)
    try {
      const { chooseNoticesEndpoint } = await loadPart(import('@oficio/contracts/accounts/notice-choices'))
      const storedValues = valuesOf(
        await callApi(chooseNoticesEndpoint, { body: changesOf(savedValues, values) }),
      )
      setSavedValues(storedValues)
      // Changes made while the request was running stay in the form, unsaved.
      setValues((current) => mergeChoices({ sentValues: values, current, storedValues }))
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
      values.switches[`${group} ${channel}`] === true,
    choose: (group: NoticeGroupName, channel: NoticeChannel, isWanted: boolean) =>
      setValues(({ switches, ...otherChoices }) => ({
        ...otherChoices,
        switches: { ...switches, [`${group} ${channel}`]: isWanted },
      })),
    requestMails: values.requestMails,
    setRequestMails: (requestMails: RequestMails) => change({ requestMails }),
    refusal,
    isSaving,
    isUnsaved: !isSame(values, savedValues),
    save,
  }
}

type Switch = `${NoticeChoice['group']} ${NoticeChoice['channel']}`

/** The values of the form. `switches` has an entry for each channel that can be chosen in a group. */
interface ChosenValues {
  switches: Partial<Record<Switch, boolean>>
  requestMails: RequestMails | null
}

/** Returns the form values for the stored choices. */
const valuesOf = ({ groups, requestMails }: NoticeChoices): ChosenValues => ({
  switches: Object.fromEntries(
    groups.flatMap(({ group, open, wanted }) =>
      open.map((channel) => [`${group} ${channel}`, wanted.includes(channel)]),
    ),
  ),
  requestMails,
})

/** Returns the body to send: the switches and the mail frequency that differ from the stored values. */
function changesOf(savedValues: ChosenValues, values: ChosenValues): BodyOf<typeof chooseNoticesEndpoint> {
  const { requestMails } = values
  return {
    choices: switchesOf(values)
      .filter((name) => values.switches[name] !== savedValues.switches[name])
      .map((name) => {
        // A `Switch` is always group and channel, separated by a space.
        const [group, channel] = name.split(' ') as [NoticeChoice['group'], NoticeChoice['channel']]
        return { group, channel, isWanted: values.switches[name] === true }
      }),
    ...(requestMails !== null && requestMails !== savedValues.requestMails && { requestMails }),
  }
}

interface Merged {
  sentValues: ChosenValues
  /** The form values now, with changes made while the request was running. */
  current: ChosenValues
  /** The values that the server has now, with changes from other pages. */
  storedValues: ChosenValues
}

/** Returns the form values after a save: the stored values, with the changes made while the request was running. */
function mergeChoices({ sentValues, current, storedValues }: Merged): ChosenValues {
  const changed = switchesOf(current).filter((name) => current.switches[name] !== sentValues.switches[name])
  return {
    switches: {
      ...storedValues.switches,
      ...Object.fromEntries(changed.map((name) => [name, current.switches[name]])),
    },
    requestMails:
      current.requestMails === sentValues.requestMails ? storedValues.requestMails : current.requestMails,
  }
}

// The keys of the record are all of the type `Switch`.
const switchesOf = ({ switches }: ChosenValues) => Object.keys(switches) as Switch[]
