import { waitUntil } from '@oficio/launcher/wait-until'
import { patient } from '../../pace'

/**
 * Waits until `isSo` returns true. Throws with the label after `timeoutMs` (default 60 s), which is scaled for slow
 * machines.
 */
export async function waitOrThrow(
  label: string,
  isSo: () => Promise<boolean>,
  { timeoutMs = 60_000 } = {},
): Promise<void> {
  if (!(await waitUntil(isSo, { timeoutMs: patient(timeoutMs), everyMs: 25 })))
    throw new Error(`waited ${timeoutMs / 1000} s in vain until ${label}`)
}
