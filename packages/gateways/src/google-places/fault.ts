/**
 * A failed call, with a word for the log. Never contains the address of the call, because that contains the API key.
 */
export class PlacesFault extends Error {
  constructor(
    readonly reason: string,
    /** Nothing arrived, so an immediate retry makes sense. */
    readonly isBrokenConnection = false,
    /** The service refuses only this question. That says nothing about other questions. */
    readonly isOfQuestion = false,
  ) {
    super(reason)
    this.name = 'PlacesFault'
  }
}

/** Returns the fault for any error of a call. */
export function faultOf(error: unknown): PlacesFault {
  if (error instanceof PlacesFault) return error
  const { name, code, cause } = Object(error)
  if (name === 'TimeoutError' || name === 'AbortError') return new PlacesFault('timeout')
  return new PlacesFault(String(Object(cause).code ?? code ?? 'connection'), true)
}
