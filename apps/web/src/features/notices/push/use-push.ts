'use client'

import { type PushOffer, switchPushOffEndpoint, switchPushOnEndpoint } from '@oficio/contracts/notices/push'
import { useEffect, useState, useTransition } from 'react'
import { ApiError, callApi, errorOf } from '@/lib/api/api-client'
import { toast } from '@/lib/toast'
import { findAbility, isSubscribed, type PushAbility, subscribe, unsubscribe } from './browser-push'

/** State of push notifications in this browser; `null` until it is known. */
type PushState = PushAbility | 'on' | null

/**
 * Returns the state of push notices in this browser and a function that changes it. The state is 'on' only if both
 * browser and server say so.
 */
export function usePush({ publicKey, isOn }: PushOffer) {
  const [state, setState] = useState<PushState>(null)
  const [isPending, startTransition] = useTransition()

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const pushState = await findState({ publicKey, isOn })
      if (!isGone) setState(pushState)
    }
    void look()
    const unwatch = watchPermission(look)
    return () => {
      isGone = true
      unwatch()
    }
  }, [publicKey, isOn])

  const change = (wantsOn: boolean) =>
    startTransition(async () => {
      try {
        setState(wantsOn ? await switchOn(publicKey) : await switchOff())
      } catch (error) {
        toast.error(error instanceof ApiError ? errorOf(error).text : unable)
      }
    })

  return { state, isPending, change }
}

const unable = 'Tu navegador no pudo activar los avisos. Probá de nuevo en un rato.'

async function findState({ publicKey, isOn }: PushOffer): Promise<PushState> {
  const ability = findAbility()
  if (ability !== 'able' || !isOn) return ability
  return (await isSubscribed(publicKey).catch(() => false)) ? 'on' : 'able'
}

async function switchOn(publicKey: string): Promise<PushState> {
  const device = await subscribe(publicKey)
  // A user who dismissed the permission prompt without an answer may be asked again.
  if (!device) return findAbility()
  await callApi(switchPushOnEndpoint, { body: device })
  toast.success('Listo: los avisos van a llegar a este dispositivo.')
  return 'on'
}

async function switchOff(): Promise<PushState> {
  await callApi(switchPushOffEndpoint)
  await unsubscribe().catch(() => undefined)
  toast.success('No llegan más avisos a este dispositivo.')
  return 'able'
}

/**
 * Calls `look` when the user changes the permission. Not every browser supports that. Returns a function that stops
 * watching.
 */
function watchPermission(look: () => void): () => void {
  let status: PermissionStatus | undefined
  let isOver = false
  navigator.permissions?.query({ name: 'notifications' }).then(
    (permission) => {
      if (isOver) return
      status = permission
      permission.addEventListener('change', look)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    status?.removeEventListener('change', look)
  }
}
