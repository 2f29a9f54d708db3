/** Why there is no answer: a word for the log. It never holds the address that was asked, which has our key in it. */
export class PlacesFault extends Error {
  constructor(
    readonly reason: string,
    /** Nothing arrived at all, so it may be asked again at once. */
    readonly isBrokenConnection = false,
    /** The service works and only refuses this one question: it says nothing of the others. */
    readonly isOfQuestion = false,
  ) {
    super(reason)
    this.name = 'PlacesFault'
  }
}

/** Returns what went wrong with a call, whatever was thrown. */
export function faultOf(error: unknown): PlacesFault {
  if (error instanceof PlacesFault) return error
  const { name, code, cause } = Object(error)
  if (name === 'TimeoutError' || name === 'AbortError') return new PlacesFault('timeout')
  return new PlacesFault(String(Object(cause).code ?? code ?? 'connection'), true)
}
