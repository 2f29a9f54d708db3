import 'server-only'
import { codeOf, errors } from '@oficio/contracts/errors'
import { notFound } from 'next/navigation'

/** Returns what a page reads; what does not exist for this reader becomes the not-found page. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const code = codeOf(error)
    if (code !== null && errors[code].status === 404) notFound()
    throw error
  }
}
