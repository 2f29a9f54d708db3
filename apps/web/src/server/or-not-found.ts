import 'server-only'
import { codeOf, errors } from '@oficio/contracts/errors'
import { notFound } from 'next/navigation'

/** Returns the result of a page's read. Shows the not-found page if the read fails with a 404 code. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const code = codeOf(error)
    if (code !== null && errors[code].status === 404) notFound()
    throw error
  }
}
