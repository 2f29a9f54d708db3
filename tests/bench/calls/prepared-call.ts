interface PreparedCall {
  path: string
  headers: Record<string, string>
  body: object
  /** What a call that went well is answered with. */
  status: number
}

/** Finds or makes in the database what one call needs, and returns the call. */
export type Prepare = () => Promise<PreparedCall>
