interface PreparedCall {
  path: string
  headers: Record<string, string>
  body: object
  /** Status of a successful answer. */
  status: number
}

/** Finds or stores the records that one call needs, and returns the call. */
export type Prepare = () => Promise<PreparedCall>
