import { type Weekday, weekdays } from '@oficio/contracts/kernel/weekdays'

/** Returns the first error of each day from the form's nested errors about the hours. */
export function hoursFaults(errors: unknown): Partial<Record<Weekday, string>> {
  const faults = weekdays.flatMap((name) => {
    const message = firstMessage(Object(errors)[name])
    return message === null ? [] : [[name, message] as const]
  })
  return Object.fromEntries(faults)
}

function firstMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  const { message, ref: _control, ...parts }: Record<string, unknown> = Object(error)
  if (typeof message === 'string') return message
  for (const part of Object.values(parts)) {
    const message = firstMessage(part)
    if (message !== null) return message
  }
  return null
}
