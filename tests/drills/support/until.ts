import { waitUntil } from '@oficio/launcher/wait-until'
import { patient } from '../../pace'

/** Waits until something is so. Throws, saying what did not come, after `timeoutMs` (60 s) of a quiet machine. */
export async function until(
  label: string,
  isSo: () => Promise<boolean>,
  { timeoutMs = 60_000 } = {},
): Promise<void> {
  if (!(await waitUntil(isSo, { timeoutMs: patient(timeoutMs), everyMs: 25 })))
    throw new Error(`waited ${timeoutMs / 1000} s in vain until ${label}`)
}
