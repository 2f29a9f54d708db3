'use client'

import type { NoticeChoices, RequestMails } from '@oficio/contracts/accounts/notice-choices'
import type { NoticeChannel, NoticeGroupName } from '@oficio/contracts/kernel/notice-groups'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { isSame } from '@/lib/forms/is-same'
import { toast } from '@/lib/toast'
import { type ChosenValues, changesOf, mergeChoices, valuesOf } from './chosen-values'

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
